import { useEndpoint } from '@mentor-connect/api'
import { BOARD_STAGES, type BoardStage } from '@mentor-connect/contract/work/applicationStages'
import { getBoard } from '@mentor-connect/contract/work/applications'
import { Button, LoadFailed, Muted, Skeleton, Stack, color, font, radius, space } from '@mentor-connect/ui'
import styled from 'styled-components'
import { useT } from '../messages/useT'
import { EntryCard } from './EntryCard'

interface BoardColumnsProps {
  countOf: (stage: BoardStage) => number
  onMoved: () => void
  /** Shows all entries of a stage as a list. */
  onAll: (stage: BoardStage) => void
}

/** The stages as columns beside each other. */
export function BoardColumns({ countOf, onMoved, onAll }: BoardColumnsProps) {
  return (
    <Columns>
      {BOARD_STAGES.map((stage) => (
        <Column key={stage} stage={stage} count={countOf(stage)} onMoved={onMoved} onAll={onAll} />
      ))}
    </Columns>
  )
}

interface ColumnProps extends Omit<BoardColumnsProps, 'countOf'> {
  stage: BoardStage
  count: number
}

/** The first entries of a stage. */
function Column({ stage, count, onMoved, onAll }: ColumnProps) {
  const t = useT()
  const { data, error, retry } = useEndpoint(getBoard, { query: { stage, page: 1 } })
  const headingId = `stage-${stage}`
  return (
    <Box as="section" aria-labelledby={headingId} $gap={3}>
      <Heading id={headingId}>{t(`openings.board.stage.${stage}`)}</Heading>
      {!data && (error ? <LoadFailed error={error} onRetry={retry} /> : <Skeleton $height="8rem" />)}
      {data?.entries.length === 0 && <Muted>{t(`openings.board.empty.${stage}`)}</Muted>}
      {data && data.entries.length > 0 && (
        <Stack as="ul" $gap={3}>
          {data.entries.map((entry) => (
            <li key={entry._id}>
              <EntryCard entry={entry} onMoved={onMoved} />
            </li>
          ))}
        </Stack>
      )}
      {data && count > data.entries.length && (
        <Button $variant="ghost" $small onClick={() => onAll(stage)}>
          {t('openings.board.all', { count })}
        </Button>
      )}
    </Box>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(${BOARD_STAGES.length}, minmax(0, 1fr));
  align-items: start;
  gap: ${space[3]};
`

const Box = styled(Stack)`
  padding: ${space[3]};
  border-radius: ${radius.large};
  background: ${color.sunken};
`

const Heading = styled.h2`
  font-size: ${font.size.body};
  font-weight: ${font.weight.semibold};
`
