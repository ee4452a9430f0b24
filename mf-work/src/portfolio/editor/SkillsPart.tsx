import { SUBJECT_NAMES } from '@mentor-connect/contract/courses/subjectNames'
import { DOMAIN_TAG_MAX } from '@mentor-connect/contract/rules/limits'
import { PORTFOLIO_SKILLS_MAX } from '@mentor-connect/contract/work/portfolioLimits'
import { useLocale } from '@mentor-connect/i18n'
import { Field, Muted } from '@mentor-connect/ui'
import { useId } from 'react'
import { EditedList } from '../../page-layout/EditedList'
import { FormPart } from '../../page-layout/FormPart'
import { useT } from './messages/useT'
import { newSkill } from './portfolioValues'
import { ProofFields } from './ProofFields'
import { useErrorText } from './useErrorText'
import type { PortfolioForm } from './usePortfolioForm'

/** The skills of a learner, each with the certificates and approved works that prove it. */
export function SkillsPart({ form: { values, errors, stored, set } }: { form: PortfolioForm }) {
  const t = useT()
  const locale = useLocale()
  const error = useErrorText(errors)
  const subjects = useId()
  const { certificates, tasks, projects = [] } = stored.proofs
  return (
    <FormPart title={t('portfolio.editor.skills')}>
      <Muted>
        {t(
          certificates.length + tasks.length + projects.length > 0
            ? 'portfolio.editor.skillsHint'
            : 'portfolio.editor.noProofs',
        )}
      </Muted>
      <datalist id={subjects}>
        {SUBJECT_NAMES.map((names) => (
          <option key={names.en} value={names[locale]} />
        ))}
      </datalist>
      <EditedList
        entries={values.skills}
        max={PORTFOLIO_SKILLS_MAX}
        addLabel={t('portfolio.editor.addSkill')}
        removeLabel={(number) => t('portfolio.editor.removeSkill', { number })}
        create={newSkill}
        onChange={(skills) => set({ skills })}
      >
        {(skill, index, change) => (
          <>
            <Field
              label={t('portfolio.editor.skill', { number: index + 1 })}
              name={`skills.${index}.name`}
              list={subjects}
              maxLength={DOMAIN_TAG_MAX}
              value={skill.name}
              error={error(`skills.${index}.name`)}
              onChange={({ target }) => change({ name: target.value })}
            />
            <ProofFields
              name={`skills.${index}`}
              skill={skill}
              proofs={stored.proofs}
              error={error}
              onChange={change}
            />
          </>
        )}
      </EditedList>
    </FormPart>
  )
}
