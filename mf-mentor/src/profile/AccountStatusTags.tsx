import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { Row, Tag } from '@mentor-connect/ui'
import { BadgeCheck, Circle } from 'lucide-react'
import { useT } from '../messages/useT'

/** Tags that say if the mentor is approved and the e-mail address is verified. */
export function AccountStatusTags({ mentor }: { mentor: Mentor }) {
  const t = useT()
  return (
    <Row $gap={2}>
      {mentor.status === 'active' && (
        <Tag $tone="success">
          <Circle size={10} fill="currentColor" aria-hidden />
          {t('mentor.profile.active')}
        </Tag>
      )}
      {mentor.isverified && (
        <Tag $tone="success">
          <BadgeCheck size={16} aria-hidden />
          {t('mentor.profile.verified')}
        </Tag>
      )}
    </Row>
  )
}
