import type { ApiFailure } from '@mentor-connect/api'
import { Notice, useFailureText } from '@mentor-connect/ui'

/** Says why the form was not accepted, and what to do next. */
export function FormFailure({ failure, id }: { failure: ApiFailure | undefined; id?: string }) {
  const failureText = useFailureText()
  if (!failure) return null
  return (
    <Notice id={id} tone="danger">
      {failureText(failure)}
    </Notice>
  )
}
