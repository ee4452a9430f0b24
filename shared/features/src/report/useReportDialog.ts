import { notify, useFailureText } from '@mentor-connect/ui'
import { useState } from 'react'
import type { ReportDialog } from './ReportDialog'

/** Opens the report dialog. Its code is loaded on demand, because few people report anything. */
export function useReportDialog() {
  const failureText = useFailureText()
  const [loaded, setLoaded] = useState<{ Dialog: typeof ReportDialog }>()

  const open = async () => {
    try {
      const { ReportDialog: Dialog } = await import(/* webpackChunkName: "report" */ './ReportDialog')
      setLoaded({ Dialog })
    } catch (error) {
      console.error('The report dialog could not be loaded.', error)
      notify.failure(failureText({ code: 'unreachable' }))
    }
  }
  return { Dialog: loaded?.Dialog, open, close: () => setLoaded(undefined) }
}
