import type { Option } from '@mentor-connect/contract/courses/quizzes/questions'
import { inlineText } from '@mentor-connect/contract/courses/quiz-text/inlineText'
import { OPTIONS_MAX } from '@mentor-connect/contract/courses/quizzes/quizLimits'
import { Button, SelectField, Stack } from '@mentor-connect/ui'
import { Plus } from 'lucide-react'
import styled from 'styled-components'
import { newOption } from '../draft/newQuestion'
import { useT } from '../messages/useT'
import type { EditorProps } from './editorProps'
import { OptionLine } from './OptionLine'

/** Edits groups, and terms that each belong to one group. */
export function MatchEditor({ question, answer, onChange }: EditorProps<'match'>) {
  const t = useT()
  const { options, targets } = question
  const groupName = (target: Option, index: number) =>
    inlineText(target.content).trim() || t('mentor.quiz.group', { n: index + 1 })

  const change = (nextOptions: Option[], nextTargets: Option[], pairs = answer.pairs) =>
    onChange(
      { ...question, options: nextOptions, targets: nextTargets },
      { kind: 'match', pairs: completePairs(nextOptions, nextTargets, pairs) },
    )

  return (
    <Stack $gap={4}>
      <OptionList
        label={t('mentor.quiz.groups')}
        list={targets}
        prefix="t"
        nameOf={(n) => t('mentor.quiz.group', { n })}
        addText={t('mentor.quiz.addGroup')}
        onChange={(next) => change(options, next)}
      />
      <OptionList
        label={t('mentor.quiz.terms')}
        list={options}
        prefix="o"
        nameOf={(n) => t('mentor.quiz.term', { n })}
        addText={t('mentor.quiz.addTerm')}
        onChange={(next) => change(next, targets)}
        endOf={({ id }, index) => (
          <Target>
            <SelectField
              label={t('mentor.quiz.belongsTo', { n: index + 1 })}
              value={answer.pairs[id] ?? targets[0]!.id}
              onChange={(target) => change(options, targets, { ...answer.pairs, [id]: target })}
              options={targets.map((target, at) => ({ value: target.id, label: groupName(target, at) }))}
            />
          </Target>
        )}
      />
    </Stack>
  )
}

interface OptionListProps {
  label: string
  list: Option[]
  prefix: string
  nameOf: (n: number) => string
  addText: string
  onChange: (list: Option[]) => void
  endOf?: (option: Option, index: number) => React.ReactNode
}

function OptionList({ label, list, prefix, nameOf, addText, onChange, endOf }: OptionListProps) {
  return (
    <Stack $gap={3} role="group" aria-label={label}>
      {list.map((option, index) => (
        <OptionLine
          key={option.id}
          label={nameOf(index + 1)}
          option={option}
          onChange={(next) => onChange(list.map((one) => (one.id === next.id ? next : one)))}
          onRemove={list.length > 2 ? () => onChange(list.filter(({ id }) => id !== option.id)) : undefined}
          end={endOf?.(option, index)}
        />
      ))}
      <div>
        <Button
          $variant="ghost"
          $inactive={list.length >= OPTIONS_MAX}
          onClick={() => onChange([...list, newOption(list, prefix)])}
        >
          <Plus size={18} aria-hidden />
          {addText}
        </Button>
      </div>
    </Stack>
  )
}

/** Assigns each term to an existing group. */
function completePairs(options: Option[], targets: Option[], pairs: Record<string, string>) {
  const exists = (id: string | undefined) => targets.some((target) => target.id === id)
  return Object.fromEntries(options.map(({ id }) => [id, exists(pairs[id]) ? pairs[id]! : targets[0]!.id]))
}

const Target = styled.div`
  flex: 1 1 10rem;
  min-width: 0;
`
