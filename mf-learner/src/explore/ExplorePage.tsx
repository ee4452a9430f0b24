import { PageTitle } from '@mentor-connect/contract/remote'
import { AreaPage, Lead, Title } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { Discover } from './Discover'
import { DomainChips } from './DomainChips'
import { LanguageFilter } from './LanguageFilter'
import { Results } from './Results'
import { SearchBox } from './SearchBox'
import { useExploreQuery } from './useExploreQuery'

export default function ExplorePage() {
  const t = useT()
  const { query, change, isSearching } = useExploreQuery()

  return (
    <AreaPage>
      <PageTitle>{t('learner.explore.title')}</PageTitle>
      <header>
        <Title>{t('learner.explore.title')}</Title>
        <Lead>{t('learner.explore.lead')}</Lead>
      </header>
      <div role="search">
        <SearchBox value={query.text} onChange={(text) => change({ text })} />
        <DomainChips active={query.domain} onChange={(domain) => change({ domain })} />
        <LanguageFilter chosen={query.language} onChange={(language) => change({ language })} />
      </div>
      {isSearching ? <Results query={query} onPage={(page) => change({ page })} /> : <Discover />}
    </AreaPage>
  )
}
