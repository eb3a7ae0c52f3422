"""What everybody sees of moderation."""
