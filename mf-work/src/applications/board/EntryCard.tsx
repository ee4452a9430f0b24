import { paths } from '@mentor-connect/contract/remote'
import type { BoardEntry } from '@mentor-connect/contract/work/applications'
import { languageOf } from '@mentor-connect/i18n'
import { Card, Muted, Row, Small, Stack, Tag, font, space } from '@mentor-connect/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useDayText } from '../../opening-facts/useDayText'
import { useT } from '../messages/useT'
import { StageSelect } from './StageSelect'

interface EntryCardProps {
  entry: BoardEntry
  /** Called after the entry was moved to another stage. */
  onMoved: () => void
}

/** One entry of the board. */
export function EntryCard({ entry, onMoved }: EntryCardProps) {
  const t = useT()
  const dayText = useDayText()
  const { _id, title, employer, opening, application, source, appliedOn, remindOn, silentSince } = entry
  return (
    <Box $padding={4}>
      <div>
        <Name>
          <Link to={paths.learner.application(_id)} lang={languageOf(title)}>
            {title}
          </Link>
        </Name>
        <Muted lang={languageOf(employer)}>{employer}</Muted>
      </div>
      <Row $gap={2}>
        {application && (
          <Tag $tone={application === 'offer' ? 'success' : 'primary'}>
            {t(`openings.application.${application}`)}
          </Tag>
        )}
        {opening && <Tag $tone="neutral">{t(`openings.kind.${opening.kind}`)}</Tag>}
        {source === 'elsewhere' && <Tag $tone="neutral">{t('openings.board.elsewhere')}</Tag>}
        {opening?.isClosed && entry.stage === 'saved' && (
          <Tag $tone="accent">{t('openings.board.isClosed')}</Tag>
        )}
      </Row>
      <Stack $gap={1}>
        {opening && !opening.isClosed && entry.stage === 'saved' && (
          <Small>{t('openings.closesOn', { date: dayText(opening.closesOn) })}</Small>
        )}
        {appliedOn && <Small>{t('openings.board.appliedOn', { date: dayText(appliedOn) })}</Small>}
        {remindOn && <Small>{t('openings.board.remindOn', { date: dayText(remindOn) })}</Small>}
        {silentSince && <Small>{t('openings.board.silent')}</Small>}
      </Stack>
      {!application && <StageSelect entry={entry} onMoved={onMoved} />}
    </Box>
  )
}

const Box = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  overflow-wrap: anywhere;
`

const Name = styled.h3`
  font-size: ${font.size.body};
  font-weight: ${font.weight.semibold};
`
