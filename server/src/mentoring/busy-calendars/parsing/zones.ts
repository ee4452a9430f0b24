import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { isTimeZone } from '../../../platform/time/isTimeZone'
import { WINDOWS_ZONES } from './windowsZones'

/** Converts times of a calendar's clock to instants, in ms since 1970, and back. */
export interface Zone {
  toInstant: (wall: ICAL.Time) => number
  toWall: (instant: number) => ICAL.Time
}

/** A time without a zone, which rules of repetition count with. */
export const floating = ({ year, month, day, hour, minute, second, isDate }: ICAL.Time) =>
  new ICAL.Time({ year, month, day, hour, minute, second, isDate }, ICAL.Timezone.localTimezone)

const ianaZone = (name: string): Zone => ({
  // A time that a clock change skips is read by the clock before the change, as RFC 5545 says.
  toInstant: ({ year, month, day, hour, minute, second }) =>
    Temporal.PlainDateTime.from({
      year,
      month,
      day,
      hour,
      minute,
      second: Math.min(second, 59),
    }).toZonedDateTime(name).epochMilliseconds,
  toWall: (instant) => {
    const { year, month, day, hour, minute, second } =
      Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(name)
    return new ICAL.Time(
      { year, month, day, hour, minute, second, isDate: false },
      ICAL.Timezone.localTimezone,
    )
  },
})

/** A zone that the calendar itself defines. */
const definedZone = (zone: ICAL.Timezone): Zone => ({
  toInstant: (wall) => {
    const time = floating(wall)
    time.zone = zone
    return time.toUnixTime() * 1000
  },
  toWall: (instant) => floating(ICAL.Time.fromJSDate(new Date(instant), true).convertToZone(zone)),
})

const UTC = ianaZone('UTC')

/** The IANA name that a name of a zone stands for, if it is one of Windows or ends with an IANA name. */
function ianaNameOf(name: string): string | undefined {
  const parts = name.split('/')
  // Some programs write a path of their own before the name, such as `/freeassociation.sourceforge.net/Asia/Kolkata`.
  const candidates = [WINDOWS_ZONES[name], name, ...[3, 2].map((count) => parts.slice(-count).join('/'))]
  return candidates.find((one) => one !== undefined && /^[A-Za-z]/.test(one) && isTimeZone(one))
}

/** Finds the zones of a calendar. */
export class CalendarZones {
  private readonly known = new Map<string, Zone>()
  /** Times without a zone are in this zone. */
  readonly floatingZone: Zone

  /** @param personal the zone for whole days, and for times whose zone is unknown */
  constructor(
    private readonly calendar: ICAL.Component,
    readonly personal: Zone,
  ) {
    const named = calendar.getFirstPropertyValue('x-wr-timezone')
    this.floatingZone = (typeof named === 'string' && this.named(named.trim())) || personal
  }

  /** The zone of a property with times. */
  of(property: ICAL.Property, time: ICAL.Time): Zone {
    if (time.isDate) return this.personal
    if (time.zone === ICAL.Timezone.utcTimezone) return UTC
    const name = property.getFirstParameter('tzid')
    return (name && this.named(name)) || this.floatingZone
  }

  private named(name: string): Zone | undefined {
    const known = this.known.get(name) ?? this.find(name)
    if (known) this.known.set(name, known)
    return known
  }

  /** The names come first, because rules of IANA are newer than those in a calendar. */
  private find(name: string): Zone | undefined {
    const definition = this.calendar
      .getAllSubcomponents('vtimezone')
      .find((one) => one.getFirstPropertyValue('tzid') === name)
    const location = definition?.getFirstPropertyValue('x-lic-location')
    const iana = ianaNameOf(name) ?? (typeof location === 'string' ? ianaNameOf(location) : undefined)
    if (iana) return ianaZone(iana)
    return definition && definedZone(new ICAL.Timezone({ component: definition, tzid: name }))
  }
}

export const zoneOfPerson = (timeZone: string) => ianaZone(isTimeZone(timeZone) ? timeZone : 'UTC')
