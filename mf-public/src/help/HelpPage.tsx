import { PageTitle } from '@mentor-connect/contract/remote'
import { SEARCH_MAX } from '@mentor-connect/contract/rules/limits'
import { useLocale } from '@mentor-connect/i18n'
import { Muted, SearchField, SectionTitle, Stack } from '@mentor-connect/ui'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { PageColumn } from '../page-layout/PageColumn'
import { PageHeader } from '../page-layout/PageHeader'
import { WithAddress } from '../page-layout/WithAddress'
import { findAnswers } from './findAnswers'
import { useT } from './messages/useT'
import { Question } from './Question'
import { helpEn } from './texts/help.en'
import { helpHi } from './texts/help.hi'

const TEXTS = { en: helpEn, hi: helpHi }

/** Questions and answers, with a search. The fragment of the URL opens a question. */
export default function HelpPage() {
  const t = useT()
  const [query, setQuery] = useSearchParams()
  const search = query.get('q') ?? ''
  const groups = findAnswers(TEXTS[useLocale()], search)
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0)
  useOpenQuestion()
  return (
    <PageColumn>
      <PageTitle>{t('public.help.title')}</PageTitle>
      <PageHeader title={t('public.help.title')} intro={t('public.help.intro')}>
        <SearchField
          label={t('public.help.search')}
          value={search}
          maxLength={SEARCH_MAX}
          onSearch={(text) => setQuery(text ? { q: text } : {}, { replace: true })}
        />
        <Muted role="status">
          {search && (count > 0 ? t('public.help.found', { count }) : t('public.help.nothing'))}
        </Muted>
      </PageHeader>
      {groups.map(({ id, title, questions }) => (
        <section key={id} aria-labelledby={`${id}-title`}>
          <SectionTitle id={`${id}-title`}>{title}</SectionTitle>
          {questions.map((question) => (
            <Question key={question.id} {...question} />
          ))}
        </section>
      ))}
      <Stack as="section" $gap={2} aria-labelledby="help-contact">
        <SectionTitle id="help-contact">{t('public.help.contact')}</SectionTitle>
        <p>
          <WithAddress text={t('public.help.write', { email: '{email}' })} />
        </p>
      </Stack>
    </PageColumn>
  )
}

/** Opens the question in the fragment of the URL. */
function useOpenQuestion() {
  const { hash } = useLocation()
  useEffect(() => {
    const question = document.getElementById(hash.slice(1))
    if (!(question instanceof HTMLDetailsElement)) return
    question.open = true
    question.scrollIntoView()
  }, [hash])
}
