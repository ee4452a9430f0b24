import { PageTitle, paths, useSearchState } from '@mentor-connect/contract/remote'
import { AreaPage, ButtonLink, Lead, Row, Title } from '@mentor-connect/ui'
import { Plus, Search } from 'lucide-react'
import { Board } from './board/Board'
import { EntryPage } from './entry/EntryPage'
import { useT } from './messages/useT'

/** The board of a learner's applications, or one entry of it if the URL names one. */
export default function ApplicationsPage() {
  const t = useT()
  const [params] = useSearchState()
  const entry = params.get('entry')
  if (entry) return <EntryPage key={entry} id={entry} />
  return (
    <AreaPage>
      <PageTitle>{t('openings.board.title')}</PageTitle>
      <Row $between $gap={4}>
        <header>
          <Title>{t('openings.board.title')}</Title>
          <Lead>{t('openings.board.lead')}</Lead>
        </header>
        <Row>
          <ButtonLink to={paths.learner.openings} $variant="secondary">
            <Search size={18} aria-hidden />
            {t('openings.board.find')}
          </ButtonLink>
          <ButtonLink to={`${paths.learner.applications}/new`} $variant="secondary">
            <Plus size={18} aria-hidden />
            {t('openings.board.add')}
          </ButtonLink>
        </Row>
      </Row>
      <Board />
    </AreaPage>
  )
}
