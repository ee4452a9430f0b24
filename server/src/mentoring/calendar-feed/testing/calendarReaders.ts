import ICAL from 'ical.js'
import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** An entry as a program reads it. Times are instants, or `YYYY-MM-DD`; what is not there is null. */
export interface ReadEntry {
  uid: string
  sequence: number
  dtstart: string
  dtend: string | null
  summary: string
  description: string
  url: string
  status: string | null
  transp: string | null
}

/** The Python of Debian, for which its packages are installed. */
const PYTHON = '/usr/bin/python3'
const PROGRAM = join(__dirname, 'readCalendar.py')

/** Libraries of other authors that read calendars, by name: `icalendar` and `vobject` for Python, and `ical.js`. */
export const CALENDAR_READERS: Record<string, (file: string) => ReadEntry[]> = {
  'ical.js': readByIcalJs,
  icalendar: (file) => readInPython('icalendar', file),
  vobject: (file) => readInPython('vobject', file),
}

/** Tells whether a library is installed. */
export const hasReader = (name: string) =>
  name === 'ical.js' || spawnSync(PYTHON, ['-c', `import ${name}`]).status === 0

function readInPython(library: string, file: string): ReadEntry[] {
  const output = execFileSync(PYTHON, [PROGRAM, library], { input: file, encoding: 'utf8' })
  return JSON.parse(output) as ReadEntry[]
}

function readByIcalJs(file: string): ReadEntry[] {
  return new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((entry) => {
    const text = (name: string) => entry.getFirstPropertyValue(name) as string | null
    const time = (name: string) => momentOf(entry.getFirstPropertyValue(name) as ICAL.Time | null)
    return {
      uid: text('uid')!,
      sequence: Number(entry.getFirstPropertyValue('sequence')),
      dtstart: time('dtstart')!,
      dtend: time('dtend'),
      summary: text('summary')!,
      description: text('description')!,
      url: text('url')!,
      status: text('status'),
      transp: text('transp'),
    }
  })
}

const momentOf = (time: ICAL.Time | null) =>
  time && (time.isDate ? time.toString() : time.toJSDate().toISOString())
