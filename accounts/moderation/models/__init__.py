"""Reports, what followed from them, and the record of who decided it."""

from accounts.moderation.models.audit import Action, AuditEntry, AuditIsAppendOnly
from accounts.moderation.models.network import Trace
from accounts.moderation.models.notice import Notice
from accounts.moderation.models.report import Category, Outcome, Report, State, Statement
from accounts.moderation.models.sanction import Appeal, Kind, Sanction, Template

__all__ = [
    "Action",
    "Appeal",
    "AuditEntry",
    "AuditIsAppendOnly",
    "Category",
    "Kind",
    "Notice",
    "Outcome",
    "Report",
    "Sanction",
    "State",
    "Statement",
    "Template",
    "Trace",
]
