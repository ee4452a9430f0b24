import { PageTitle, paths } from '@mentor-connect/contract/remote'
import { Slot } from '@mentor-connect/contract/slots'
import { SuggestField } from '@mentor-connect/features/course-suggestions'
import { AreaPage, Lead, Title } from '@mentor-connect/ui'
import { useT } from '../messages/useT'
import { Discover } from './Discover'
import { DomainChips } from './DomainChips'
import { LanguageFilter } from './LanguageFilter'
import { Results } from './Results'
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
        <SuggestField
          label={t('learner.explore.search')}
          clearLabel={t('learner.explore.clear')}
          value={query.text}
          onSearch={(text) => change({ text })}
          onSubject={(domain) => change({ text: '', domain })}
          coursePath={paths.learner.resource}
          mentorPath={paths.learner.mentor}
        />
        <DomainChips active={query.domain} onChange={(domain) => change({ domain })} />
        <LanguageFilter chosen={query.language} onChange={(language) => change({ language })} />
      </div>
      {isSearching ? <Results query={query} onPage={(page) => change({ page })} /> : <Discover />}
      <Slot name="course.search" text={query.text} />
    </AreaPage>
  )
}
