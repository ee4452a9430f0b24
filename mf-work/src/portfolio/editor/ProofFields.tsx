import type { OwnPortfolio } from '@mentor-connect/contract/work/portfolio'
import { languageOf } from '@mentor-connect/i18n'
import { Checkbox, FieldError, Fieldset, Folded, Stack } from '@mentor-connect/ui'
import { useId } from 'react'
import { useT } from './messages/useT'
import type { SkillValues } from './portfolioValues'

interface ProofFieldsProps {
  /** Name of the skill's fields: `skills.0`. */
  name: string
  skill: SkillValues
  proofs: OwnPortfolio['proofs']
  error: (field: string) => string | undefined
  onChange: (patch: Partial<SkillValues>) => void
}

/** The choice of what proves a skill. Renders nothing for a learner who has no proofs. */
export function ProofFields({ name, skill, proofs, error, onChange }: ProofFieldsProps) {
  const t = useT()
  const { certificates, tasks, projects = [] } = skill
  const { projects: proven = [] } = proofs
  const problem = error(`${name}.certificates`) ?? error(`${name}.tasks`) ?? error(`${name}.projects`)
  if (proofs.certificates.length + proofs.tasks.length + proven.length === 0) return null
  return (
    // Opened while something in it has to be corrected.
    <Folded open={problem ? true : undefined}>
      <summary>
        {t('portfolio.editor.proofs', { count: certificates.length + tasks.length + projects.length })}
      </summary>
      <Stack $gap={4}>
        <ProofChoice
          legend={t('portfolio.editor.certificates')}
          name={`${name}.certificates`}
          choices={proofs.certificates.map(({ id, courseName, instructorName }) => ({
            id,
            title: courseName,
            hint: t('portfolio.editor.by', { name: instructorName }),
          }))}
          chosen={certificates}
          error={error(`${name}.certificates`)}
          onChange={(chosen) => onChange({ certificates: chosen })}
        />
        <ProofChoice
          legend={t('portfolio.editor.tasks')}
          name={`${name}.tasks`}
          choices={proofs.tasks.map(({ id, title, courseName }) => ({
            id,
            title,
            hint: t('portfolio.editor.from', { course: courseName }),
          }))}
          chosen={tasks}
          error={error(`${name}.tasks`)}
          onChange={(chosen) => onChange({ tasks: chosen })}
        />
        <ProofChoice
          legend={t('portfolio.editor.projects')}
          name={`${name}.projects`}
          choices={proven.map(({ id, title, role, mentorName }) => ({
            id,
            title,
            hint: t('portfolio.editor.inTeam', { role, mentor: mentorName }),
          }))}
          chosen={projects}
          error={error(`${name}.projects`)}
          onChange={(chosen) => onChange({ projects: chosen })}
        />
      </Stack>
    </Folded>
  )
}

interface ProofChoiceProps {
  legend: string
  name: string
  choices: { id: string; title: string; hint: string }[]
  chosen: string[]
  error: string | undefined
  onChange: (chosen: string[]) => void
}

function ProofChoice({ legend, name, choices, chosen, error, onChange }: ProofChoiceProps) {
  const errorId = useId()
  if (choices.length === 0) return null
  return (
    <Fieldset aria-describedby={error && errorId}>
      <legend>{legend}</legend>
      {choices.map(({ id, title, hint }) => (
        <Checkbox
          key={id}
          name={name}
          checked={chosen.includes(id)}
          hint={<span lang={languageOf(hint)}>{hint}</span>}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        >
          <span lang={languageOf(title)}>{title}</span>
        </Checkbox>
      ))}
      {error && (
        <FieldError id={errorId} role="alert">
          {error}
        </FieldError>
      )}
    </Fieldset>
  )
}
