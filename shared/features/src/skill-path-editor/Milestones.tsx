import type { SkillPathError } from '@mentor-connect/contract/learning/skillPath'
import { MILESTONES_MAX, PATH_COURSES_MAX } from '@mentor-connect/contract/learning/skillPathLimits'
import { Button, FieldError, Muted, Row, SectionTitle, Stack } from '@mentor-connect/ui'
import { Plus } from 'lucide-react'
import { MilestoneFields } from './MilestoneFields'
import { newKey } from './milestoneOrder'
import { useEditorT } from './useEditorT'
import type { MilestoneValues } from './pathValues'

interface MilestonesProps {
  milestones: MilestoneValues[]
  error: SkillPathError | undefined
  onChange: (milestones: MilestoneValues[]) => void
}

export function Milestones({ milestones, error, onChange }: MilestonesProps) {
  const t = useEditorT()
  const add = () => onChange([...milestones, { key: newKey(milestones), title: '', courses: [] }])
  return (
    <Stack $gap={5}>
      <Stack $gap={2}>
        <SectionTitle>{t('pathEditor.steps')}</SectionTitle>
        <Muted>{t('pathEditor.stepsHelp', { milestones: MILESTONES_MAX, courses: PATH_COURSES_MAX })}</Muted>
        {error && <FieldError id="milestones-error">{t(`pathEditor.error.${error}`)}</FieldError>}
      </Stack>
      {milestones.map((milestone, index) => (
        <MilestoneFields
          key={milestone.key}
          index={index}
          milestones={milestones}
          hasError={error !== undefined}
          onChange={onChange}
        />
      ))}
      {milestones.length < MILESTONES_MAX && (
        <Row>
          <Button $variant="secondary" onClick={add}>
            <Plus size={18} aria-hidden />
            {t('pathEditor.addMilestone')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
