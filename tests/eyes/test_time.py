from tests.eyes.checks import checks_of

test_all_can_be_seen_and_pressed, test_all_can_use_it, test_it_looks_as_it_did = checks_of("time")
