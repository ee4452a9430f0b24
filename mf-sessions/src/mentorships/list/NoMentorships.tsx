import { paths } from '@mentor-connect/contract/remote'
import { ButtonLink, Empty, Row, color } from '@mentor-connect/ui'
import { HeartHandshake } from 'lucide-react'
import { useT } from '../messages/useT'
import { useSide } from '../useSide'

/** Explains how a mentorship begins. Shown while the person has none. */
export function NoMentorships({ ownId }: { ownId: string }) {
  const t = useT()
  const { side } = useSide()
  const links =
    side === 'mentor'
      ? ([
          ['profile', paths.mentor(ownId)],
          ['editProfile', paths.mentorArea.editProfile],
        ] as const)
      : ([['find', paths.learner.mentorDirectory]] as const)
  return (
    <Empty
      title={t(`mentorship.empty.title.${side}`)}
      picture={<HeartHandshake size={44} color={color.primary} aria-hidden />}
    >
      <p>{t(`mentorship.empty.text.${side}`)}</p>
      <Row>
        {links.map(([link, to], index) => (
          <ButtonLink key={link} to={to} $variant={index === 0 ? 'primary' : 'secondary'}>
            {t(`mentorship.empty.${link}`)}
          </ButtonLink>
        ))}
      </Row>
    </Empty>
  )
}
