import { useEndpoint } from '@mentor-connect/api'
import { useLearner } from '@mentor-connect/contract/auth'
import { getTeamBoard, type Card as TeamCard } from '@mentor-connect/contract/work/projects/teamBoard'
import type { Team } from '@mentor-connect/contract/work/projects/teams'
import { languageOf } from '@mentor-connect/i18n'
import { Card, LoadFailed, Muted, SectionTitle, Skeleton, Small, Stack } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import { useWhenText } from '../../facts/useWhenText'
import { useT } from '../messages/useT'
import { partQuery } from '../usePart'

const SHOWN = 5

/** The viewer’s unfinished cards, those with the earliest due date first. */
export function OwnCards({ team }: { team: Team }) {
  const t = useT()
  const { dayText } = useWhenText()
  const ownId = useLearner()?._id
  const { data, error, retry } = useEndpoint(getTeamBoard, { params: { id: team.id }, query: {} })
  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="8rem" />
  const own = data.cards.filter(({ assignee, column }) => assignee === ownId && column !== 'done').sort(byDay)
  return (
    <Card as="section" aria-labelledby="own-cards">
      <Stack $gap={4}>
        <SectionTitle id="own-cards">{t('projects.overview.ownCards')}</SectionTitle>
        {own.length === 0 && <Muted>{t('projects.overview.noCards')}</Muted>}
        <Stack as="ul" $gap={3}>
          {own.slice(0, SHOWN).map(({ id, title, dueOn, column }) => (
            <li key={id}>
              <Link to={{ search: partQuery('board', id) }} lang={languageOf(title)}>
                {title}
              </Link>
              <Small as="p">
                {t(`projects.column.${column}`)}
                {dueOn && ` · ${t('projects.due', { date: dayText(dueOn) })}`}
              </Small>
            </li>
          ))}
        </Stack>
        <Link to={{ search: partQuery('board') }}>{t('projects.overview.toBoard')}</Link>
      </Stack>
    </Card>
  )
}

/** Cards without a due date come last. */
const byDay = (a: TeamCard, b: TeamCard) => (a.dueOn ?? '9').localeCompare(b.dueOn ?? '9')
