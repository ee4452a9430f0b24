"""Reads a calendar from the standard input with the library that the first argument names. Prints its entries as JSON."""

import datetime
import json
import sys


def moment(value):
    if value is None:
        return None
    if isinstance(value, datetime.datetime):
        return value.astimezone(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.000Z")
    return value.isoformat()


def with_icalendar(data):
    import icalendar

    for event in icalendar.Calendar.from_ical(data).walk("VEVENT"):
        yield {
            name: moment(event.decoded(name, None)) if name in ("dtstart", "dtend") else event.get(name)
            for name in PROPERTIES
        }


def with_vobject(data):
    import vobject

    for event in vobject.readOne(data.decode()).contents.get("vevent", []):
        found = {name: values[0].value for name, values in event.contents.items()}
        found.update({name: moment(found.get(name)) for name in ("dtstart", "dtend")})
        yield {name: found.get(name) for name in PROPERTIES}


PROPERTIES = ("uid", "sequence", "dtstart", "dtend", "summary", "description", "url", "status", "transp")
READERS = {"icalendar": with_icalendar, "vobject": with_vobject}

entries = list(READERS[sys.argv[1]](sys.stdin.buffer.read()))
for entry in entries:
    entry["sequence"] = int(entry["sequence"])
json.dump(entries, sys.stdout)
