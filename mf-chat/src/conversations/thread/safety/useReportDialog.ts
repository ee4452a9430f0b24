import { notify, useFailureText } from '@mentor-connect/shared/ui'
import { useState } from 'react'
import type { ReportDialog } from './ReportDialog'

/** The dialog, loaded when it is opened: few conversations are reported, and its form brings a library. */
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
