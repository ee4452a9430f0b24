import type { BookingPage } from '@mentor-connect/contract/mentoring/bookingPage'
import { languageOf } from '@mentor-connect/i18n'
import { Muted, SectionTitle, Stack } from '@mentor-connect/ui'
import { useId } from 'react'
import { useT } from './messages/useT'

/** The kinds of session that a mentor offers, and who can book them. */
export function BookingKinds({ page: { name, kinds } }: { page: BookingPage }) {
  const t = useT()
  const headingId = useId()
  return (
    <Stack as="section" $gap={3} aria-labelledby={headingId}>
      <SectionTitle id={headingId}>{t('public.booking.kinds')}</SectionTitle>
      {kinds.length === 0 ? (
        <p>{t('public.booking.noKinds', { name })}</p>
      ) : (
        <Stack as="ul" $gap={2}>
          {kinds.map(({ id, title, minutes }) => (
            <li key={id} lang={languageOf(title)}>
              {t('public.booking.kind', { title, minutes })}
            </li>
          ))}
        </Stack>
      )}
      <Muted>{t('public.booking.who', { name })}</Muted>
    </Stack>
  )
}
