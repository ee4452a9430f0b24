import { useLearner } from '@mentor-connect/contract/auth'
import { languageName } from '@mentor-connect/contract/courses/languageNames'
import { resumeOf, type Resume } from '@mentor-connect/contract/work/resumeRules'
import { latestFirst } from '@mentor-connect/contract/work/timelineRules'
import { languageOf, useLocale } from '@mentor-connect/i18n'
import { Folded, useSubjectName } from '@mentor-connect/ui'
import { ApplicationParts } from '../../../opening-facts/ApplicationParts'
import { useT } from '../messages/useT'
import { toResumeParts, toShown } from '../portfolioValues'
import type { PortfolioForm } from '../usePortfolioForm'

/** Everything that the résumé would state with the present values, part by part. */
export function ResumeContent({ form: { values, stored } }: { form: PortfolioForm }) {
  const t = useT()
  const learner = useLearner()
  const locale = useLocale()
  const subject = useSubjectName()
  if (!learner) return null
  const shown = toShown(values, stored.proofs, { name: learner.name })
  const resume = resumeOf(shown, toResumeParts(values), learner.email)
  const { name, headline, summary, contact, skills, works, languages, links } = resume
  const parts: [title: string, lines: string[]][] = [
    [t('portfolio.resume.name'), [name, headline, ...Object.values(contact)]],
    [t('portfolio.resume.summary'), [summary]],
    [t('portfolio.page.skills'), skills.map((skill) => subject(skill.name))],
    [t('portfolio.page.experience'), timesOf(resume.experience)],
    [t('portfolio.page.education'), timesOf(resume.education)],
    [t('portfolio.page.works'), works.map(({ title }) => title)],
    [t('portfolio.page.languages'), languages.map(({ language }) => languageName(language, locale))],
    [t('portfolio.page.links'), links.map(({ label }) => label)],
  ]
  return (
    <Folded>
      <summary>{t('portfolio.resume.content')}</summary>
      <ApplicationParts>
        {parts
          .map(([title, lines]) => [title, lines.filter(Boolean)] as const)
          .filter(([, lines]) => lines.length > 0)
          .map(([title, lines]) => (
            <div key={title}>
              <dt>{title}</dt>
              {lines.map((line, index) => (
                // The index serves as key, because two lines may be the same while they are being entered.
                <dd key={index} lang={languageOf(line)}>
                  {line}
                </dd>
              ))}
            </div>
          ))}
      </ApplicationParts>
    </Folded>
  )
}

const timesOf = (entries: Resume['experience']) =>
  [...entries]
    .sort(latestFirst)
    .map(({ title, organisation }) => [title, organisation].filter(Boolean).join(', '))
