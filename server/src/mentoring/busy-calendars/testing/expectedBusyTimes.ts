type Expected = Record<string, string[]>

/** Computed by `recurring_ical_events` 2.0.1 for Python. */
const COMPUTED: Expected = {
  'one appointment in UTC': ['2026-11-02T09:00Z/2026-11-02T10:00Z'],
  'an appointment with a duration': ['2026-11-02T09:00Z/2026-11-02T10:30Z'],
  'an appointment without an end': [],
  'a named zone': ['2026-11-02T03:30Z/2026-11-02T04:45Z'],
  'an end in another zone': ['2026-11-02T03:30Z/2026-11-02T07:00Z'],
  'an appointment before the window': [],
  'an appointment over the beginning of the window': ['2026-10-12T00:00Z/2026-10-12T02:00Z'],
  'two that overlap, and one that touches': ['2026-11-02T09:00Z/2026-11-02T11:30Z'],
  'every day, three times': [
    '2026-11-02T03:30Z/2026-11-02T04:30Z',
    '2026-11-03T03:30Z/2026-11-03T04:30Z',
    '2026-11-04T03:30Z/2026-11-04T04:30Z',
  ],
  'every day since long ago, until a time in UTC': [
    '2026-10-12T15:30Z/2026-10-12T16:30Z',
    '2026-10-13T15:30Z/2026-10-13T16:30Z',
  ],
  'every week over a change of clocks': [
    '2026-10-19T07:00Z/2026-10-19T08:00Z',
    '2026-10-26T08:00Z/2026-10-26T09:00Z',
    '2026-11-02T08:00Z/2026-11-02T09:00Z',
  ],
  'every week in New York over a change of clocks': [
    '2026-10-26T13:00Z/2026-10-26T13:30Z',
    '2026-11-02T14:00Z/2026-11-02T14:30Z',
  ],
  'weekdays of every second week': [
    '2026-10-19T07:00Z/2026-10-19T08:00Z',
    '2026-10-21T07:00Z/2026-10-21T08:00Z',
    '2026-11-02T08:00Z/2026-11-02T09:00Z',
    '2026-11-04T08:00Z/2026-11-04T09:00Z',
    '2026-11-16T08:00Z/2026-11-16T09:00Z',
    '2026-11-18T08:00Z/2026-11-18T09:00Z',
  ],
  'the last Friday of the month': [
    '2026-10-30T03:30Z/2026-10-30T04:30Z',
    '2026-11-27T03:30Z/2026-11-27T04:30Z',
  ],
  'the 31st of the month': ['2026-10-31T03:30Z/2026-10-31T04:30Z'],
  'the last working day of the month': [
    '2026-10-30T03:30Z/2026-10-30T04:30Z',
    '2026-11-30T03:30Z/2026-11-30T04:30Z',
  ],
  'every year since 1990': ['2026-11-14T10:00Z/2026-11-14T11:00Z'],
  'a first day that the rule does not have': [
    '2026-11-02T03:30Z/2026-11-02T04:30Z',
    '2026-11-03T03:30Z/2026-11-03T04:30Z',
    '2026-11-10T03:30Z/2026-11-10T04:30Z',
  ],
  'further dates': [
    '2026-11-02T03:30Z/2026-11-02T04:30Z',
    '2026-11-05T03:30Z/2026-11-05T04:30Z',
    '2026-11-07T05:30Z/2026-11-07T06:30Z',
  ],
  'dates that are left out': ['2026-11-02T03:30Z/2026-11-02T04:30Z', '2026-11-04T03:30Z/2026-11-04T04:30Z'],
  'a date left out in UTC': ['2026-11-02T03:30Z/2026-11-02T04:30Z', '2026-11-04T03:30Z/2026-11-04T04:30Z'],
  'a moved occurrence': [
    '2026-11-02T03:30Z/2026-11-02T04:30Z',
    '2026-11-03T09:30Z/2026-11-03T10:30Z',
    '2026-11-04T03:30Z/2026-11-04T04:30Z',
  ],
  'an occurrence moved into the window': ['2026-11-10T09:00Z/2026-11-10T10:00Z'],
  'a cancelled occurrence': ['2026-11-02T03:30Z/2026-11-02T04:30Z', '2026-11-04T03:30Z/2026-11-04T04:30Z'],
  'an occurrence that is free': [
    '2026-11-02T03:30Z/2026-11-02T04:30Z',
    '2026-11-04T03:30Z/2026-11-04T04:30Z',
  ],
  'an occurrence without its series': ['2026-11-03T10:00Z/2026-11-03T10:30Z'],
  'a whole day': ['2026-11-02T18:30Z/2026-11-03T18:30Z'],
  'a holiday of three days, one left out': [
    '2026-11-02T18:30Z/2026-11-03T18:30Z',
    '2026-11-04T18:30Z/2026-11-05T18:30Z',
  ],
  'a birthday that is free': [],
  'a cancelled appointment': [],
  'a tentative appointment': ['2026-11-02T09:00Z/2026-11-02T10:00Z'],
  'free in Outlook': [],
  'working elsewhere in Outlook': [],
  'a zone by its name in Windows': ['2026-11-02T03:30Z/2026-11-02T04:30Z'],
  'a quoted zone of Windows with a change of clocks': [
    '2026-10-23T07:00Z/2026-10-23T08:00Z',
    '2026-10-27T08:00Z/2026-10-27T09:00Z',
  ],
  'a zone that the calendar defines': [
    '2026-10-19T07:00Z/2026-10-19T08:00Z',
    '2026-10-26T08:00Z/2026-10-26T09:00Z',
  ],
  'a zone by hand, without changes': ['2026-11-02T03:15Z/2026-11-02T04:15Z'],
  'a floating time': ['2026-11-02T03:30Z/2026-11-02T04:30Z'],
  'a floating time in a calendar with a zone': ['2026-11-02T08:00Z/2026-11-02T09:00Z'],
  'an own session': ['2026-11-03T09:00Z/2026-11-03T10:00Z'],
  'folded lines, a task and an alarm': ['2026-11-02T09:00Z/2026-11-02T10:00Z'],
}

/** Read from RFC 5545 by hand, because the other reader fails at these calendars, or reads them in another way. */
const BY_HAND: Expected = {
  'a further period': ['2026-11-02T03:30Z/2026-11-02T04:30Z', '2026-11-05T09:00Z/2026-11-05T11:30Z'],
  'a whole day without an end': ['2026-11-02T18:30Z/2026-11-03T18:30Z'],
  'a zone with its place': ['2026-10-20T13:00Z/2026-10-20T14:00Z'],
  'a zone with the path of a program': ['2026-11-02T08:00Z/2026-11-02T08:45Z'],
  'nothing but busy times': ['2026-11-02T09:00Z/2026-11-02T10:00Z', '2026-11-03T09:00Z/2026-11-03T09:30Z'],
  'one invalid entry': ['2026-11-03T09:00Z/2026-11-03T10:00Z'],
  'an end by a day': ['2026-11-02T03:30Z/2026-11-02T04:30Z', '2026-11-03T03:30Z/2026-11-03T04:30Z'],
  'a change of this and all later ones': [
    '2026-11-02T03:30Z/2026-11-02T04:30Z',
    '2026-11-03T03:30Z/2026-11-03T04:30Z',
    '2026-11-04T04:30Z/2026-11-04T06:00Z',
    '2026-11-05T04:30Z/2026-11-05T06:00Z',
  ],
}

/** The busy times in each calendar, as `start/end`. */
export const EXPECTED_BUSY_TIMES: Expected = { ...COMPUTED, ...BY_HAND }
