import { LAID_OUT_LATER } from '@mentor-connect/contract/site/firstPaint'
import { Button, CardGrid, Empty, LoadFailed, Row, Skeleton, Stack, StaleNotice } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { ProjectCard } from './ProjectCard'
import type { ListedProjects } from './useListedProjects'

/** The projects that match the filters, one page of them. */
export function FoundProjects({ list: { data, error, retry, filter, change } }: { list: ListedProjects }) {
  const t = useT()
  if (!data) return error ? <LoadFailed error={error} onRetry={retry} /> : <ProjectSkeletons />
  const isFiltered = Boolean(filter.skill || filter.language || filter.isFree)
  if (data.projects.length === 0)
    return (
      <Empty title={t(isFiltered ? 'projects.list.noMatch' : 'projects.list.none')}>
        {isFiltered && (
          <Button onClick={() => change({ skill: '', language: '', places: '' })}>
            {t('projects.list.reset')}
          </Button>
        )}
      </Empty>
    )
  return (
    <Stack $gap={5}>
      {error && <StaleNotice onRetry={retry} />}
      <CardGrid>
        {data.projects.map((project) => (
          <li key={project._id} {...LAID_OUT_LATER}>
            <ProjectCard project={project} />
          </li>
        ))}
      </CardGrid>
      <Row>
        {filter.after && (
          <Button $variant="secondary" onClick={() => change({ after: '' })}>
            {t('projects.list.first')}
          </Button>
        )}
        {data.next && (
          <Button $variant="secondary" onClick={() => change({ after: data.next ?? '' })}>
            {t('projects.list.more')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}

function ProjectSkeletons() {
  return (
    <CardGrid as="div" aria-busy>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} $height="15rem" />
      ))}
    </CardGrid>
  )
}
