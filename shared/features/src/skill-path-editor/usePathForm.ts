import { useAttempt } from '@mentor-connect/api'
import type { CourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import { draftErrors, publishErrors, type SkillPathErrors } from '@mentor-connect/contract/learning/skillPath'
import type { OwnSkillPath } from '@mentor-connect/contract/learning/skillPaths'
import { useState } from 'react'
import { usePathMaking } from './usePathMaking'
import { toContent, type PathValues } from './pathValues'

export interface EditedPath {
  id: string
  initial: PathValues
  /** The stored path; undefined until a new one is saved. */
  stored: OwnSkillPath | undefined
  /** Called with the path as it is stored now. */
  onStored: (path: OwnSkillPath) => void
}

/** The state of the form for a path. */
export function usePathForm({ id, initial, stored, onStored }: EditedPath) {
  const making = usePathMaking()
  const [values, setValues] = useState(initial)
  const [savedValues, setSavedValues] = useState(initial)
  const [check, setCheck] = useState<'draft' | 'publish'>()
  const { attempt, isBusy, failure } = useAttempt()
  const errors = check ? errorsOf(values, check) : {}

  async function send(): Promise<OwnSkillPath> {
    const content = toContent(values)
    const language = content.language as CourseLanguage
    const version = stored && { version: stored.version }
    const saved = await making.save({ ...content, language, id, ...version })
    setSavedValues(values)
    onStored(saved)
    return saved
  }

  /**
   * Saves the path, and publishes it if `kind` is `publish`. If a field is invalid, resolves to the name of
   * the first invalid field; otherwise to undefined if the path was saved, and to null if that failed.
   */
  const save = async (kind: 'draft' | 'publish'): Promise<keyof SkillPathErrors | undefined | null> => {
    const checked = stored?.state === 'published' ? 'publish' : kind
    setCheck(checked)
    const [first] = Object.keys(errorsOf(values, checked)) as (keyof SkillPathErrors)[]
    if (first) return first
    const hasWorked = await attempt(async () => {
      const saved = isSame(values, savedValues) && stored ? stored : await send()
      if (kind !== 'publish' || saved.state !== 'draft') return
      onStored(await making.publish(id, saved.version))
    })
    return hasWorked ? undefined : null
  }

  return {
    values,
    errors,
    isBusy,
    failure,
    save,
    isUnsaved: !isSame(values, savedValues),
    set: (patch: Partial<PathValues>) => setValues((current) => ({ ...current, ...patch })),
  }
}

const errorsOf = (values: PathValues, check: 'draft' | 'publish'): SkillPathErrors =>
  check === 'publish' ? publishErrors(toContent(values)) : draftErrors(toContent(values))

const isSame = (a: PathValues, b: PathValues) => JSON.stringify(a) === JSON.stringify(b)
