import { cacheKey, call, useAttempt } from '@mentor-connect/api'
import { getOwnWorkshop, saveWorkshop } from '@mentor-connect/contract/mentoring/workshops/workshops'
import { paths } from '@mentor-connect/contract/remote'
import type { CourseLanguage } from '@mentor-connect/contract/courses/courseLanguages'
import { workshopErrors } from '@mentor-connect/contract/mentoring/workshops/workshop'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { toContent, type WorkshopValues } from './workshopValues'

export interface EditedWorkshop {
  id: string
  initial: WorkshopValues
  /** Revision of the edited workshop; undefined for a new one. */
  revision?: number
  isOpen?: boolean
}

/** The state of the form for a workshop. After saving, the workshop's page opens. */
export function useWorkshopForm({ id, initial, revision }: EditedWorkshop) {
  const navigate = useNavigate()
  const { mutate } = useSWRConfig()
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<ReturnType<typeof workshopErrors>>({})
  const { attempt, isBusy, failure } = useAttempt()

  /**
   * Saves the workshop. If a field is invalid, resolves to the name of the first one.
   * @param onSaved called before the page is left
   */
  const save = async (onSaved: () => void): Promise<string | undefined> => {
    const content = toContent(values)
    const found = workshopErrors(content)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) return first
    const language = content.language as CourseLanguage
    const hasWorked = await attempt(async () => {
      const body = { ...content, language, id, ...(revision !== undefined && { revision }) }
      const { data } = await call(saveWorkshop, { body })
      await mutate(cacheKey(getOwnWorkshop, { params: { id } }), data, { revalidate: false })
    })
    if (hasWorked) {
      onSaved()
      void navigate(paths.mentorArea.workshop(id))
    }
    return undefined
  }
  return {
    values,
    errors,
    isBusy,
    failure,
    save,
    isUnsaved: JSON.stringify(values) !== JSON.stringify(initial),
    set: (patch: Partial<WorkshopValues>) => {
      const next = { ...values, ...patch }
      setValues(next)
      // Once errors are shown, each change updates them, so that they disappear as soon as they are corrected.
      if (Object.keys(errors).length > 0) setErrors(workshopErrors(toContent(next)))
    },
  }
}
