"""Asks the validators of CITATION.cff, codemeta.json and the RO-Crate; what a publisher must fill
in is no fault.

Usage: check.py CITATION.cff codemeta.json dist/report. The RO-Crate validator reads its context
over the network.
"""

import json
import subprocess
import sys
from pathlib import Path

# What is not known before a publication: docs of the site list it under "Left to fill in".
UNKNOWN = ("datePublished",)


def citation(path: str) -> list[str]:
    """The faults of a CITATION.cff."""
    import cffconvert  # noqa: F401, to know whether it is installed

    found = subprocess.run(
        [Path(sys.executable).with_name("cffconvert"), "--validate", "-i", path],
        capture_output=True,
        text=True,
        check=False,
    )
    return [] if found.returncode == 0 else [found.stdout + found.stderr]


def codemeta(path: str) -> list[str]:
    """The faults of a codemeta.json by the model of CodeMeta 3.0, and the terms that the model does
    not have.
    """
    from pydantic import ValidationError
    from pydantic_codemeta import CodeMetaV3

    written = json.loads(Path(path).read_text(encoding="utf8"))
    known = {field.alias or name for name, field in CodeMetaV3.model_fields.items()}
    unknown = [f"{name} is no term of CodeMeta" for name in written if name not in known]
    try:
        CodeMetaV3.model_validate(written)
    except ValidationError as failure:
        return unknown + [f"{error['loc']}: {error['msg']}" for error in failure.errors()]
    return unknown


def crate(folder: str) -> list[str]:
    """The required checks that an RO-Crate fails, without those on what is not known."""
    from rocrate_validator.errors import ValidationExecutionError
    from rocrate_validator.models import Severity, ValidationSettings
    from rocrate_validator.services import validate

    settings = ValidationSettings(
        rocrate_uri=folder,
        profile_identifier="ro-crate-1.1",
        requirement_severity=Severity.REQUIRED,
    )
    try:
        issues = validate(settings).get_issues()
    except ValidationExecutionError as failure:
        raise ConnectionError(str(failure).splitlines()[0]) from failure
    return [
        f"{issue.check.identifier}: {issue.message}"
        for issue in issues
        if not any(name in issue.message for name in UNKNOWN)
    ]


def asked(name: str, ask) -> bool:
    """Prints what a validator says; true where it finds no fault, or is not installed."""
    try:
        faults = ask()
    except ModuleNotFoundError as missing:
        print(f"{name}: not asked, {missing.name} is not installed")
        return True
    except ConnectionError as failure:
        print(f"{name}: not asked, {failure}")
        return True
    print(f"{name}: {'valid' if not faults else 'NOT VALID'}", *faults, sep="\n  ")
    return not faults


right = [
    asked(sys.argv[1], lambda: citation(sys.argv[1])),
    asked(sys.argv[2], lambda: codemeta(sys.argv[2])),
    asked(sys.argv[3], lambda: crate(sys.argv[3])),
]
sys.exit(0 if all(right) else 1)
