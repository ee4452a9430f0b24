import { fileUrl, useEndpoint } from '@mentor-connect/api'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { getAvailability } from '@mentor-connect/contract/mentoring/sessions/availability'
import { paths } from '@mentor-connect/contract/remote'
import { SettingsCard } from '@mentor-connect/features/account'
import { languageOf } from '@mentor-connect/i18n'
import { Avatar, ButtonLink, Muted, Notice, Row, Small, Stack } from '@mentor-connect/ui'
import { useT } from './messages/useT'

/** A preview of a mentor's booking page, also before it is turned on. */
export function BookingPreview({ mentor: { name, profile, headline } }: { mentor: Mentor }) {
  const t = useT()
  const { data } = useEndpoint(getAvailability, {})
  return (
    <SettingsCard title={t('sessions.page.preview')}>
      <Row $gap={4}>
        <Avatar name={name} src={profile && fileUrl(profile)} size={64} />
        <div>
          <strong lang={languageOf(name)}>{name}</strong>
          {headline && <Muted lang={languageOf(headline)}>{headline}</Muted>}
        </div>
      </Row>
      {data && data.kinds.length > 0 && (
        <>
          <Stack as="ul" $gap={2}>
            {data.kinds.map(({ id, title, minutes }) => (
              <li key={id}>
                <span lang={languageOf(title)}>{title}</span>
                <Small> · {t('sessions.kinds.minutesOf', { count: minutes })}</Small>
              </li>
            ))}
          </Stack>
          <Muted>{t('sessions.page.previewTimes')}</Muted>
        </>
      )}
      {data?.kinds.length === 0 && (
        <>
          <Notice>{t('sessions.page.noKinds')}</Notice>
          <Row>
            <ButtonLink $variant="secondary" to={paths.mentorArea.hours}>
              {t('sessions.page.hours')}
            </ButtonLink>
          </Row>
        </>
      )}
    </SettingsCard>
  )
}
