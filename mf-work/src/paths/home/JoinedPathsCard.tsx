import { useEndpoint } from '@mentor-connect/api'
import { getJoinedPaths, type JoinedPath } from '@mentor-connect/contract/learning/skillPaths'
import { useLearner } from '@mentor-connect/contract/auth'
import { paths } from '@mentor-connect/contract/remote'
import { languageOf } from '@mentor-connect/i18n'
import { Card, Row, SectionTitle, Stack, font } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { PathSteps } from '../progress/PathSteps'
import { useT } from '../progress/messages/useT'

const SHOWN = 3

/**
 * The paths that the learner has joined, each with its next step. Renders nothing for other people, and while
 * it loads.
 */
export function JoinedPathsCard() {
  const t = useT()
  const learner = useLearner()
  const { data } = useEndpoint(getJoinedPaths, learner ? { query: { page: 1 } } : null)
  const shown = openFirst(data?.paths ?? []).slice(0, SHOWN)
  if (shown.length === 0) return null
  return (
    <Card as="section" aria-labelledby="joined-paths">
      <Stack $gap={5}>
        <Row $between>
          <SectionTitle id="joined-paths">{t('paths.home.title')}</SectionTitle>
          <Link to={paths.learner.skillPaths}>{t('paths.home.all')}</Link>
        </Row>
        <Stack as="ul" $gap={5}>
          {shown.map((path) => (
            <Stack as="li" key={path._id} $gap={2}>
              <Name>
                <Link to={paths.learner.skillPath(path.slug)} lang={languageOf(path.title, path.language)}>
                  {path.title}
                </Link>
              </Name>
              <PathSteps title={path.title} progress={path.progress} certificateId={path.certificateId} />
            </Stack>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

/** Returns the paths that are public: first those that are not completed. */
function openFirst(joined: JoinedPath[]): JoinedPath[] {
  const available = joined.filter(({ isAvailable }) => isAvailable)
  return available.sort((a, b) => Number(a.progress.isComplete) - Number(b.progress.isComplete))
}

const Name = styled.h3`
  font-size: ${font.size.lead};
  font-weight: ${font.weight.semibold};
  overflow-wrap: anywhere;
`
