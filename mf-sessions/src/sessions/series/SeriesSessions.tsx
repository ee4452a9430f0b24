import type { SeriesSession } from '@mentor-connect/contract/mentoring/sessions/series'
import { useSession } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import { Small, TARGET, font, space } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useWhen } from '../useWhen'
import { useSeriesT } from './useSeriesT'

interface SeriesSessionsProps {
  sessions: SeriesSession[]
  /** Id of the session whose page is shown. */
  currentId: string
}

/** Links to the sessions of a series, in their order. */
export function SeriesSessions({ sessions, currentId }: SeriesSessionsProps) {
  const t = useSeriesT()
  const { span } = useWhen()
  const { session } = useSession()
  const area = session.role === 'mentor' ? paths.mentorArea : paths.learner
  const noteOf = ({ id, state, end }: SeriesSession) => {
    if (id === currentId) return t('series.this')
    if (state === 'cancelled') return t('series.cancelled')
    return Date.parse(end) <= Date.now() ? t('series.over') : undefined
  }
  return (
    <List>
      {sessions.map((one) => {
        const note = noteOf(one)
        return (
          <li key={one.id} aria-current={one.id === currentId || undefined}>
            {one.id === currentId ? (
              <strong>{span(one)}</strong>
            ) : (
              <Link to={area.session(one.id)}>{span(one)}</Link>
            )}
            {note && <Small>{note}</Small>}
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ol`
  display: grid;
  margin: 0;
  padding-inline-start: ${space[5]};
  list-style: decimal;

  li {
    min-height: ${TARGET};
    padding-block: ${space[1]};
  }
  li > span {
    display: block;
  }
  strong {
    font-weight: ${font.weight.semibold};
  }
`
