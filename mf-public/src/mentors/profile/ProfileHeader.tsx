import { fileUrl } from '@mentor-connect/api'
import type { Mentor } from '@mentor-connect/contract/accounts/people'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { languageOf, useFormats } from '@mentor-connect/i18n'
import {
  Avatar,
  Card,
  Muted,
  Row,
  Stack,
  Tag,
  Title,
  font,
  media,
  space,
  useHydrated,
} from '@mentor-connect/ui'
import { BadgeCheck } from 'lucide-react'
import styled from 'styled-components'
import { MentorRating } from '../MentorRating'
import { useT } from '../messages/useT'
import { MainAction } from './MainAction'
import { ProfileFacts } from './ProfileFacts'
import { Topics } from './Topics'

const WEEK_DAYS = 7

const MONTH_DAYS = 31

export function ProfileHeader({ mentor }: { mentor: Mentor }) {
  const t = useT()
  const { longDate } = useFormats()
  const activity = useActivity(mentor.activeWeek)
  const { name, headline } = mentor
  return (
    <Box as="header">
      <Avatar name={name} src={mentor.profile && fileUrl(mentor.profile)} size="var(--portrait)" />
      <About $gap={3}>
        <Row $gap={3}>
          <Title lang={languageOf(name)}>{name}</Title>
          {mentor.isverified && (
            <Tag $tone="success">
              <BadgeCheck size={18} aria-hidden />
              {t('public.profile.verified')}
            </Tag>
          )}
        </Row>
        <MentorRating mentor={mentor} />
        {headline && <Headline lang={languageOf(headline)}>{headline}</Headline>}
        <Muted>
          {mentor.expertise ? `${t('ui.role.mentor')} · ${mentor.expertise}` : t('ui.role.mentor')}
        </Muted>
        <ProfileFacts mentor={mentor} />
      </About>
      <MainAction mentor={mentor} />
      <Stack $gap={3}>
        <Topics domains={mentor.domains} />
        <Muted>
          {t('public.profile.joined', { date: longDate(mentor.createdAt) })}
          {activity && ` · ${activity}`}
        </Muted>
      </Stack>
    </Box>
  )
}

/**
 * On phones the picture stands beside the name and the rating. The other lines of the description have the
 * whole width, and the subjects follow the buttons, so that the buttons are on the first screen.
 */
const Box = styled(Card)`
  --portrait: 5rem;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  ${media.belowTablet} {
    align-items: center;
    gap: ${space[3]} ${space[4]};
    padding: ${space[5]};

    > :first-child {
      grid-row: span 2;
    }
    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
  ${media.tabletUp} {
    --portrait: 8.5rem;
    align-items: start;
    gap: ${space[4]} ${space[6]};
    padding: ${space[8]};

    > :first-child {
      grid-row: span 3;
    }
  }
  ${media.desktopUp} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    grid-template-rows: auto 1fr;

    > :first-child,
    > :nth-child(3) {
      grid-row: 1 / span 2;
    }
    > :nth-child(3) {
      grid-column: 3;
    }
  }
`

const About = styled(Stack)`
  min-width: 0;
  ${media.belowTablet} {
    display: contents;

    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`

const Headline = styled.p`
  font-size: ${font.size.lead};
  font-weight: ${font.weight.medium};
  overflow-wrap: anywhere;
`

/**
 * Text on the mentor's last activity; undefined if it is long ago. It is computed only in a browser, because a
 * rendered page may be old.
 */
function useActivity(activeWeek: string | undefined): string | undefined {
  const t = useT()
  const isHydrated = useHydrated()
  if (!activeWeek || !isHydrated) return undefined
  const days = (Date.now() - Date.parse(activeWeek)) / DAY_MS
  if (days < WEEK_DAYS) return t('public.mentor.active.week')
  return days < MONTH_DAYS ? t('public.mentor.active.month') : undefined
}
