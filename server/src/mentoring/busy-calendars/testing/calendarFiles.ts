// Calendars as programs write them. The expected busy times in expectedBusyTimes.ts come from another
// reader.

/** The time that is read: the clocks change in Europe on 25 October and in North America on 1 November. */
export const WINDOW = { start: Date.parse('2026-10-12T00:00:00Z'), end: Date.parse('2026-12-20T00:00:00Z') }

const entry = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'DTSTAMP:20261001T000000Z', ...lines, 'END:VEVENT'].join('\r\n')
const calendar = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//EN', ...parts, 'END:VCALENDAR', ''].join('\r\n')
/** A calendar with one series, and with its changed occurrences. */
const series = (lines: string[], ...changed: string[][]) =>
  calendar(entry('UID:one', ...lines), ...changed.map((one) => entry('UID:one', ...one)))

const observance = (kind: string, start: string, from: string, to: string, rule?: string) => [
  `BEGIN:${kind}`,
  `DTSTART:${start}`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  ...(rule ? [`RRULE:${rule}`] : []),
  `END:${kind}`,
]
const zone = (id: string, ...parts: string[][]) =>
  ['BEGIN:VTIMEZONE', `TZID:${id}`, ...parts.flat(), 'END:VTIMEZONE'].join('\r\n')
/** Berlin, as Outlook writes it: by a name that nobody else uses. */
const CUSTOM = zone(
  'Customized Time Zone',
  observance('STANDARD', '16010101T030000', '+0200', '+0100', 'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10'),
  observance('DAYLIGHT', '16010101T020000', '+0100', '+0200', 'FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3'),
)
const FIXED = zone('Nepal by hand', observance('STANDARD', '19700101T000000', '+0545', '+0545'))
const WITH_LOCATION = zone(
  'tzone://Microsoft/Custom',
  ['X-LIC-LOCATION:America/New_York'],
  observance('STANDARD', '19700101T000000', '-0500', '-0500'),
)

const KOLKATA = (name: string, time: string) => `${name};TZID=Asia/Kolkata:${time}`
const BERLIN = (name: string, time: string) => `${name};TZID=Europe/Berlin:${time}`
const NEW_YORK = (name: string, time: string) => `${name};TZID=America/New_York:${time}`
const once = (...more: string[]) => series(['DTSTART:20261102T090000Z', 'DTEND:20261102T100000Z', ...more])
const daily = [KOLKATA('DTSTART', '20261102T090000'), KOLKATA('DTEND', '20261102T100000')]
const weekly = [BERLIN('DTSTART', '20261019T090000'), BERLIN('DTEND', '20261019T100000')]

/** Calendars by name. All days are meant by the clock of India. */
export const CALENDAR_FILES: Record<string, string> = {
  'one appointment in UTC': once(),
  'an appointment with a duration': series(['DTSTART:20261102T090000Z', 'DURATION:PT1H30M']),
  'an appointment without an end': series(['DTSTART:20261102T090000Z']),
  'a named zone': series([KOLKATA('DTSTART', '20261102T090000'), KOLKATA('DTEND', '20261102T101500')]),
  'an end in another zone': series([
    KOLKATA('DTSTART', '20261102T090000'),
    BERLIN('DTEND', '20261102T080000'),
  ]),
  'an appointment before the window': series(['DTSTART:20261001T090000Z', 'DTEND:20261001T100000Z']),
  'an appointment over the beginning of the window': series(['DTSTART:20261011T220000Z', 'DURATION:PT4H']),
  'two that overlap, and one that touches': calendar(
    entry('UID:a', 'DTSTART:20261102T090000Z', 'DTEND:20261102T100000Z'),
    entry('UID:b', 'DTSTART:20261102T093000Z', 'DTEND:20261102T110000Z'),
    entry('UID:c', 'DTSTART:20261102T110000Z', 'DTEND:20261102T113000Z'),
  ),
  'every day, three times': series([...daily, 'RRULE:FREQ=DAILY;COUNT=3']),
  'every day since long ago, until a time in UTC': series([
    KOLKATA('DTSTART', '20150105T210000'),
    KOLKATA('DTEND', '20150105T220000'),
    'RRULE:FREQ=DAILY;UNTIL=20261013T153000Z',
  ]),
  'every week over a change of clocks': series([...weekly, 'RRULE:FREQ=WEEKLY;COUNT=3']),
  'every week in New York over a change of clocks': series([
    NEW_YORK('DTSTART', '20261026T090000'),
    NEW_YORK('DTEND', '20261026T093000'),
    'RRULE:FREQ=WEEKLY;COUNT=2',
  ]),
  'weekdays of every second week': series([
    ...weekly,
    'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;WKST=SU;UNTIL=20261120T000000Z',
  ]),
  'the last Friday of the month': series([
    ...daily.map((line) => line.replace('20261102', '20261030')),
    'RRULE:FREQ=MONTHLY;BYDAY=-1FR;COUNT=2',
  ]),
  'the 31st of the month': series([
    ...daily.map((line) => line.replace('20261102', '20260831')),
    'RRULE:FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3',
  ]),
  'the last working day of the month': series([
    ...daily.map((line) => line.replace('20261102', '20261030')),
    'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2',
  ]),
  'every year since 1990': series(['DTSTART:19901114T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY']),
  'a first day that the rule does not have': series([
    ...daily,
    'RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20261111T000000Z',
  ]),
  'further dates': series([...daily, `RDATE;TZID=Asia/Kolkata:20261105T090000,20261107T110000`]),
  'a further period': series([...daily, 'RDATE;VALUE=PERIOD:20261105T090000Z/20261105T113000Z']),
  'dates that are left out': series([
    ...daily,
    'RRULE:FREQ=DAILY;COUNT=4',
    KOLKATA('EXDATE', '20261103T090000,20261105T090000'),
  ]),
  'a date left out in UTC': series([...daily, 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20261103T033000Z']),
  'a moved occurrence': series(
    [...daily, 'RRULE:FREQ=DAILY;COUNT=3'],
    [
      KOLKATA('RECURRENCE-ID', '20261103T090000'),
      KOLKATA('DTSTART', '20261103T150000'),
      KOLKATA('DTEND', '20261103T160000'),
    ],
  ),
  'an occurrence moved into the window': series(
    [KOLKATA('DTSTART', '20260901T090000'), KOLKATA('DTEND', '20260901T100000'), 'RRULE:FREQ=DAILY;COUNT=3'],
    ['RECURRENCE-ID:20260902T033000Z', 'DTSTART:20261110T090000Z', 'DTEND:20261110T100000Z'],
  ),
  'a cancelled occurrence': series(
    [...daily, 'RRULE:FREQ=DAILY;COUNT=3'],
    [KOLKATA('RECURRENCE-ID', '20261103T090000'), ...daily, 'STATUS:CANCELLED'],
  ),
  'an occurrence that is free': series(
    [...daily, 'RRULE:FREQ=DAILY;COUNT=3'],
    [
      KOLKATA('RECURRENCE-ID', '20261103T090000'),
      ...daily.map((line) => line.replace('20261102', '20261103')),
      'TRANSP:TRANSPARENT',
    ],
  ),
  'an occurrence without its series': calendar(
    entry('UID:one', 'RECURRENCE-ID:20261103T090000Z', 'DTSTART:20261103T100000Z', 'DTEND:20261103T103000Z'),
  ),
  'a whole day': series(['DTSTART;VALUE=DATE:20261103', 'DTEND;VALUE=DATE:20261104']),
  'a whole day without an end': series(['DTSTART;VALUE=DATE:20261103', 'TRANSP:OPAQUE']),
  'a holiday of three days, one left out': series([
    'DTSTART;VALUE=DATE:20261103',
    'DURATION:P1D',
    'RRULE:FREQ=DAILY;COUNT=3',
    'EXDATE;VALUE=DATE:20261104',
  ]),
  'a birthday that is free': series([
    'DTSTART;VALUE=DATE:20001103',
    'RRULE:FREQ=YEARLY',
    'TRANSP:TRANSPARENT',
  ]),
  'a cancelled appointment': once('STATUS:CANCELLED'),
  'a tentative appointment': once('STATUS:TENTATIVE', 'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE'),
  'free in Outlook': once('X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
  'working elsewhere in Outlook': once('TRANSP:OPAQUE', 'X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE'),
  'a zone by its name in Windows': series([
    'DTSTART;TZID=India Standard Time:20261102T090000',
    'DTEND;TZID=India Standard Time:20261102T100000',
  ]),
  'a quoted zone of Windows with a change of clocks': series([
    'DTSTART;TZID="W. Europe Standard Time":20261023T090000',
    'DTEND;TZID="W. Europe Standard Time":20261023T100000',
    'RRULE:FREQ=DAILY;INTERVAL=4;COUNT=2',
  ]),
  'a zone that the calendar defines': calendar(
    CUSTOM,
    entry(
      'UID:one',
      'DTSTART;TZID=Customized Time Zone:20261019T090000',
      'DTEND;TZID=Customized Time Zone:20261019T100000',
      'RRULE:FREQ=WEEKLY;COUNT=2;BYDAY=MO',
    ),
  ),
  'a zone by hand, without changes': calendar(
    FIXED,
    entry(
      'UID:one',
      'DTSTART;TZID=Nepal by hand:20261102T090000',
      'DTEND;TZID=Nepal by hand:20261102T100000',
    ),
  ),
  'a zone with its place': calendar(
    WITH_LOCATION,
    entry('UID:one', 'DTSTART;TZID="tzone://Microsoft/Custom":20261020T090000', 'DURATION:PT1H'),
  ),
  'a zone with the path of a program': series([
    'DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Berlin:20261102T090000',
    'DURATION:PT45M',
  ]),
  'a floating time': series(['DTSTART:20261102T090000', 'DTEND:20261102T100000']),
  'a floating time in a calendar with a zone': calendar(
    'X-WR-TIMEZONE:Europe/Berlin',
    entry('UID:one', 'DTSTART:20261102T090000', 'DTEND:20261102T100000'),
  ),
  'an own session': calendar(
    entry('UID:m1@mentor.example.org', 'DTSTART:20261102T090000Z', 'DTEND:20261102T100000Z'),
    entry('UID:m2@elsewhere.example.org', 'DTSTART:20261103T090000Z', 'DTEND:20261103T100000Z'),
  ),
  'nothing but busy times': calendar(
    [
      'BEGIN:VFREEBUSY',
      'UID:fb',
      'DTSTAMP:20261001T000000Z',
      'FREEBUSY;FBTYPE=BUSY:20261102T090000Z/20261102T100000Z,20261103T090000Z/PT30M',
      'FREEBUSY;FBTYPE=FREE:20261104T090000Z/20261104T100000Z',
      'END:VFREEBUSY',
    ].join('\r\n'),
  ),
  'folded lines, a task and an alarm': calendar(
    'BEGIN:VTODO\r\nUID:todo\r\nDUE:20261102T090000Z\r\nEND:VTODO',
    entry(
      'UID:one',
      'SUMMARY:A title that is so long that the program which has written it folds the l\r\n ine',
      'DTSTART:20261102T\r\n 090000Z',
      'DTEND:20261102T100000Z',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT15M',
      'END:VALARM',
    ),
  ),
  'one invalid entry': calendar(
    entry('UID:bad', 'DTSTART:tomorrow', 'DTEND:20261102T100000Z'),
    entry('UID:good', 'DTSTART:20261103T090000Z', 'DTEND:20261103T100000Z'),
  ),
  'an end by a day': series([...daily, 'RRULE:FREQ=DAILY;UNTIL=20261103']),
  'a change of this and all later ones': series(
    [...daily, 'RRULE:FREQ=DAILY;COUNT=4'],
    [
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Asia/Kolkata:20261104T090000',
      KOLKATA('DTSTART', '20261104T100000'),
      KOLKATA('DTEND', '20261104T113000'),
    ],
  ),
}
