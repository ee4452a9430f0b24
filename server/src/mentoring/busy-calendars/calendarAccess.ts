import type { ApiDependencies } from '../../kernel/dependencies'
import { sealedTexts } from '../../platform/keys/sealedText'
import type { StoredCalendar } from './busyCalendars.repo'
import type { CalendarAccess } from './fetchCalendar'

/**
 * Encrypts and decrypts the stored addresses and passwords of calendars. The encryption of each is bound to
 * its calendar.
 */
export function calendarAccess({ keys }: Pick<ApiDependencies, 'keys'>) {
  const texts = sealedTexts(keys, 'busy-calendars')
  return {
    seal: (id: string, access: CalendarAccess) => texts.seal(JSON.stringify(access), id),

    /**
     * Returns undefined if the encryption key of this installation has changed since the data were stored.
     */
    open({ id, sealed }: Pick<StoredCalendar, 'id' | 'sealed'>): CalendarAccess | undefined {
      const text = texts.open(sealed, id)
      return text === undefined ? undefined : (JSON.parse(text) as CalendarAccess)
    },
  }
}
