import { paths } from '@mentor-connect/contract/remote'
import type { BoardEntryDetails } from '@mentor-connect/contract/work/applications'
import { languageOf } from '@mentor-connect/i18n'
import { ButtonAnchor, ButtonLink, Lead, Notice, Row, Stack, Tag, Title } from '@mentor-connect/ui'
import { SquareArrowOutUpRight } from 'lucide-react'
import { useT } from '../messages/useT'
import { EntryActs } from './EntryActs'
import { EntryForm } from './EntryForm'
import { SentApplication } from './SentApplication'

interface EntryDetailsProps {
  entry: BoardEntryDetails
  onReload: () => void
}

export function EntryDetails({ entry, onReload }: EntryDetailsProps) {
  const t = useT()
  const { title, employer, opening, url, stage, application, sent } = entry
  return (
    <Stack $gap={6}>
      <Stack as="header" $gap={3}>
        <div>
          <Title lang={languageOf(title)}>{title}</Title>
          <Lead lang={languageOf(employer)}>{employer}</Lead>
        </div>
        <Row $gap={2}>
          <Tag>
            {t(application ? `openings.application.${application}` : `openings.board.stage.${stage}`)}
          </Tag>
          {opening?.isClosed && <Tag $tone="accent">{t('openings.board.isClosed')}</Tag>}
        </Row>
        {entry.silentSince && <Notice>{t('openings.board.silent')}</Notice>}
        <Row>
          {opening && !opening.isClosed && (
            <ButtonLink to={paths.learner.opening(opening._id)} $variant="secondary">
              {t('openings.entry.open')}
            </ButtonLink>
          )}
          {url && (
            <ButtonAnchor
              href={url}
              $variant="secondary"
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
            >
              <SquareArrowOutUpRight size={18} aria-hidden />
              {t('openings.entry.openUrl')}
            </ButtonAnchor>
          )}
        </Row>
      </Stack>
      {sent && <SentApplication entry={entry} sent={sent} />}
      <EntryForm entry={entry} onReload={onReload} />
      <EntryActs entry={entry} onReload={onReload} />
    </Stack>
  )
}
