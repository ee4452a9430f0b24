import type { Criterion, RubricError, RubricLevel } from '@mentor-connect/contract/courses/tasks/rubric'
import {
  CRITERION_TITLE_MAX,
  LEVEL_POINTS_MAX,
  LEVEL_TEXT_MAX,
  LEVELS_MAX,
  LEVELS_MIN,
} from '@mentor-connect/contract/courses/tasks/taskLimits'
import {
  Button,
  Card,
  CardTitle,
  Field,
  IconButton,
  Row,
  Stack,
  WholeNumberField,
  media,
  space,
} from '@mentor-connect/ui'
import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import styled from 'styled-components'
import { useT } from '../messages/useT'

interface CriterionEditorProps {
  /** Number of the criterion, from 1. */
  n: number
  criterion: Criterion
  errors: Record<string, RubricError>
  /** Prefix of the criterion's field names in `errors`, such as `criteria.0`. */
  field: string
  onChange: (criterion: Criterion) => void
  /** Removes the criterion; undefined if the rubric has the minimum number. */
  onRemove: (() => void) | undefined
}

/** One criterion with its levels, from the weakest to the best. */
export function CriterionEditor({ n, criterion, errors, field, onChange, onRemove }: CriterionEditorProps) {
  const t = useT()
  const addButton = useRef<HTMLButtonElement>(null)
  const { title, levels } = criterion
  const errorAt = (name: string) => {
    const error = errors[`${field}.${name}`]
    return error && t(`mentor.rubric.error.${error}`, { most: LEVEL_POINTS_MAX })
  }
  const setLevels = (next: RubricLevel[]) => onChange({ ...criterion, levels: next })
  const setLevel = (index: number, part: Partial<RubricLevel>) =>
    setLevels(levels.map((level, at) => (at === index ? { ...level, ...part } : level)))
  const handleRemoveLevel = (index: number) => {
    setLevels(levels.filter((_, at) => at !== index))
    addButton.current?.focus()
  }
  return (
    <Card as="section" aria-label={t('mentor.rubric.criterion', { n })}>
      <Stack $gap={4}>
        <Row $between>
          <CardTitle as="h2">{t('mentor.rubric.criterion', { n })}</CardTitle>
          {onRemove && (
            <IconButton aria-label={t('mentor.rubric.removeCriterion', { n })} onClick={onRemove}>
              <Trash2 size={20} aria-hidden />
            </IconButton>
          )}
        </Row>
        <Field
          label={t('mentor.rubric.criterionTitle')}
          name={`${field}.title`}
          value={title}
          maxLength={CRITERION_TITLE_MAX}
          error={errorAt('title')}
          onChange={(event) => onChange({ ...criterion, title: event.target.value })}
        />
        {levels.map(({ text, points }, index) => (
          <LevelLine key={index} role="group" aria-label={t('mentor.rubric.level', { n: index + 1 })}>
            <Field
              label={t('mentor.rubric.levelText', { n: index + 1 })}
              name={`${field}.levels.${index}.text`}
              rows={2}
              value={text}
              maxLength={LEVEL_TEXT_MAX}
              error={errorAt(`levels.${index}.text`)}
              onChange={(event) => setLevel(index, { text: event.target.value })}
            />
            <WholeNumberField
              label={t('mentor.rubric.levelPoints')}
              name={`${field}.levels.${index}.points`}
              min={0}
              max={LEVEL_POINTS_MAX}
              value={points}
              error={errorAt(`levels.${index}.points`)}
              onChange={(typed = NaN) => setLevel(index, { points: typed })}
            />
            {levels.length > LEVELS_MIN && (
              <IconButton
                aria-label={t('mentor.rubric.removeLevel', { n: index + 1, criterion: n })}
                onClick={() => handleRemoveLevel(index)}
              >
                <Trash2 size={20} aria-hidden />
              </IconButton>
            )}
          </LevelLine>
        ))}
        <div>
          <Button
            ref={addButton}
            $variant="ghost"
            $inactive={levels.length >= LEVELS_MAX}
            onClick={() =>
              levels.length < LEVELS_MAX &&
              setLevels([
                ...levels,
                { text: '', points: Math.min(LEVEL_POINTS_MAX, (levels.at(-1)?.points || 0) + 2) },
              ])
            }
          >
            <Plus size={18} aria-hidden />
            {t('mentor.rubric.addLevel')}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}

const LevelLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space[3]};

  & > :first-child {
    grid-column: 1 / -1;
  }
  ${media.tabletUp} {
    grid-template-columns: minmax(0, 1fr) 7rem 3rem;
    align-items: start;

    & > :first-child {
      grid-column: auto;
    }
    & > button {
      margin-top: ${space[6]};
    }
  }
`
