import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { isTimeZone } from '../../../platform/time/isTimeZone'
import { WINDOWS_ZONES } from './windowsZones'

/** Converts times of a calendar's clock to instants, in ms since 1970, and back. */
export interface Zone {
  toInstant: (wall: ICAL.Time) => number
  toWall: (instant: number) => ICAL.Time
}

/** Returns a time without a zone, in which the rules of repetition count. */
export const floating = ({ year, month, day, hour, minute, second, isDate }: ICAL.Time) =>
  new ICAL.Time({ year, month, day, hour, minute, second, isDate }, ICAL.Timezone.localTimezone)

const ianaZone = (name: string): Zone => ({
  // If a clock change skips a time, it is converted with the offset before the change, as RFC 5545 says.
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

/** A zone that is defined in the calendar itself. */
const definedZone = (zone: ICAL.Timezone): Zone => ({
  toInstant: (wall) => {
    const time = floating(wall)
    time.zone = zone
    return time.toUnixTime() * 1000
  },
  toWall: (instant) => floating(ICAL.Time.fromJSDate(new Date(instant), true).convertToZone(zone)),
})

const UTC = ianaZone('UTC')

/** Returns the IANA name for the name of a zone, if it is a Windows name or ends with an IANA name. */
function ianaNameOf(name: string): string | undefined {
  const parts = name.split('/')
  // Some programs write a path before the name, such as `/freeassociation.sourceforge.net/Asia/Kolkata`.
  const candidates = [WINDOWS_ZONES[name], name, ...[3, 2].map((count) => parts.slice(-count).join('/'))]
  return candidates.find((one) => one !== undefined && /^[A-Za-z]/.test(one) && isTimeZone(one))
}

/** Finds the zones of a calendar. */
export class CalendarZones {
  private readonly known = new Map<string, Zone>()
  /** The zone that applies to times that have no zone. */
  readonly floatingZone: Zone

  /** @param personal the zone for all-day appointments, and for times whose zone is unknown */
  constructor(
    private readonly calendar: ICAL.Component,
    readonly personal: Zone,
  ) {
    const named = calendar.getFirstPropertyValue('x-wr-timezone')
    this.floatingZone = (typeof named === 'string' && this.named(named.trim())) || personal
  }

  /** Returns the zone of the times in a property. */
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

  /**
   * Names are looked up before definitions, because the rules of IANA are more recent than those in a
   * calendar.
   */
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
