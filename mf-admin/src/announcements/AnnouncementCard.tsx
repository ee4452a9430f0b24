import type { AdminAnnouncement } from '@mentor-connect/contract/admin/announcements'
import { useFormats } from '@mentor-connect/i18n'
import { Button, Card, Muted, Row, Stack, Tag } from '@mentor-connect/ui'
import { useT } from '../messages/useT'

interface AnnouncementCardProps {
  announcement: AdminAnnouncement
  isBusy: boolean
  onEnd: () => void
}

export function AnnouncementCard({ announcement, isBusy, onEnd }: AnnouncementCardProps) {
  const t = useT()
  const { dateTime } = useFormats()
  const { texts, state, audience, link, from, until, operator } = announcement
  return (
    <Card $padding={4}>
      <Stack $gap={2}>
        <Row $gap={3}>
          <Tag $tone={state === 'over' ? 'neutral' : 'primary'}>
            {t(`admin.announcements.state.${state}`)}
          </Tag>
          <Muted>{t(`admin.announcements.audience.${audience}`)}</Muted>
          <Muted>{t('admin.announcements.times', { from: dateTime(from), until: dateTime(until) })}</Muted>
          <Muted>{operator}</Muted>
        </Row>
        <p lang="en">{texts.en}</p>
        <p lang="hi">{texts.hi}</p>
        {link && <Muted>{link}</Muted>}
        {state !== 'over' && (
          <span>
            <Button
              $variant="secondary"
              $small
              $inactive={isBusy}
              aria-label={t('admin.announcements.endOf', { text: texts.en })}
              onClick={onEnd}
            >
              {t('admin.announcements.end')}
            </Button>
          </span>
        )}
      </Stack>
    </Card>
  )
}
