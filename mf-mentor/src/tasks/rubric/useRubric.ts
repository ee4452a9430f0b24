import { call, useAttempt, newId } from '@mentor-connect/api'
import { saveRubric, type OwnTask } from '@mentor-connect/contract/courses/tasks/taskReviews'
import {
  rubricErrors,
  type Criterion,
  type Rubric,
  type RubricError,
} from '@mentor-connect/contract/courses/tasks/rubric'
import { CRITERIA_MIN } from '@mentor-connect/contract/courses/tasks/taskLimits'
import { useState } from 'react'

/** The state of the rubric while it is edited. */
export function useRubric(courseId: string, lessonId: string, task: OwnTask) {
  const [rubric, setRubric] = useState<Rubric>(() => task.rubric ?? newRubric())
  const [version, setVersion] = useState(task.version)
  const [isUnsaved, setUnsaved] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const [errors, setErrors] = useState<Record<string, RubricError>>({})
  const { attempt, isBusy, failure } = useAttempt()

  const change = (next: Rubric) => {
    setRubric(next)
    setUnsaved(true)
    setSaved(false)
    // Once errors are shown, each change updates them, so that they disappear as soon as they are corrected.
    if (Object.keys(errors).length > 0) setErrors(rubricErrors(next))
  }
  const changeCriteria = (criteria: Criterion[]) => change({ ...rubric, criteria })

  /** Saves the rubric. If a field is invalid, resolves to the name of the first one. */
  const save = async (): Promise<string | undefined> => {
    const found = rubricErrors(rubric)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) return first
    await attempt(async () => {
      const { data } = await call(saveRubric, { params: { courseId, lessonId }, body: { rubric, version } })
      setVersion(data.version)
      setUnsaved(false)
      setSaved(true)
    })
    return undefined
  }

  return {
    rubric,
    errors,
    isBusy,
    isSaved,
    isUnsaved,
    failure,
    save,
    setPassPoints: (passPoints: number) => change({ ...rubric, passPoints }),
    setCriterion: (index: number, criterion: Criterion) =>
      changeCriteria(rubric.criteria.map((one, at) => (at === index ? criterion : one))),
    add: () => changeCriteria([...rubric.criteria, newCriterion()]),
    remove: (index: number) => changeCriteria(rubric.criteria.filter((_, at) => at !== index)),
  }
}

/** The initial rubric: three criteria with three levels each; half of the points pass. */
const newRubric = (): Rubric => ({
  criteria: Array.from({ length: CRITERIA_MIN }, () => newCriterion()),
  passPoints: 6,
})

const newCriterion = (): Criterion => ({
  id: newId(),
  title: '',
  levels: [0, 2, 4].map((points) => ({ text: '', points })),
})
