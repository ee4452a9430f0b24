import { ApiFailure } from '@mentor-connect/shared/api'
import { useId, useState } from 'react'

/** The failure of a form's last submission, and the id under which its sentence is tied to the fields. */
export function useFailure() {
  const id = useId()
  const [failure, setFailure] = useState<ApiFailure | null>(null)

  /** Runs a submission; answers its failure, or null. */
  const attempt = async (submission: () => Promise<unknown>): Promise<ApiFailure | null> => {
    setFailure(null)
    try {
      await submission()
      return null
    } catch (error) {
      const failed = error instanceof ApiFailure ? error : new ApiFailure(0, 'internal', String(error))
      setFailure(failed)
      return failed
    }
  }

  return { failure, attempt, failureId: failure ? id : undefined }
}
