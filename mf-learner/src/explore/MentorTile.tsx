import { fileUrl } from '@mentor-connect/api'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { languageOf } from '@mentor-connect/i18n'
import { paths } from '@mentor-connect/contract/remote'
import {
  Avatar,
  Card,
  CardTitle,
  Muted,
  Small,
  motion,
  shadow,
  space,
  useSubjectName,
} from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { TileLink } from '../course-cards/CourseTile'

const DOMAIN_LIMIT = 2

/** A suggested mentor; the whole tile is a link. */
export function MentorTile({ mentor }: { mentor: Mentor }) {
  const t = useT()
  const subject = useSubjectName()
  const domains =
    mentor.domains.slice(0, DOMAIN_LIMIT).map(subject).join(', ') || t('learner.explore.general')
  return (
    <Tile as="li" $padding={5}>
      <Avatar name={mentor.name} src={mentor.profile && fileUrl(mentor.profile)} size={72} />
      <div>
        <CardTitle>
          <TileLink to={paths.learner.mentor(mentor._id)} lang={languageOf(mentor.name)}>
            {mentor.name}
          </TileLink>
        </CardTitle>
        <Muted>{domains}</Muted>
        <Small>{t('learner.explore.experience', { count: mentor.experience })}</Small>
      </div>
    </Tile>
  )
}

const Tile = styled(Card)`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
  transition: box-shadow ${motion.fast};

  /* The name moves below the picture if its words would otherwise break. */
  & > :last-child {
    flex: 1 1 8rem;
    min-width: 0;
  }
  &:hover {
    box-shadow: ${shadow.medium};
  }
`
