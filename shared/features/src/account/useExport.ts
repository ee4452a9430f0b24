import { useState } from 'react'
import { call, type ApiFailure } from '@mentor-connect/api'
import { exportAccount } from '@mentor-connect/contract/accounts/accountData'
import { saveFile } from '@mentor-connect/ui'

const FILE_NAME = 'mentor-connect-data.json'

/** Fetches all stored data of a person and saves it as a file. */
export function useExport(userId: string) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()

  async function download() {
    setBusy(true)
    setFailure(undefined)
    try {
      const { data } = await call(exportAccount, { query: { userId } })
      saveFile(data as Blob, FILE_NAME)
    } catch (error) {
      console.error('The account data could not be exported.', error)
      setFailure(error as ApiFailure)
    } finally {
      setBusy(false)
    }
  }
  return { download, isBusy, failure }
}
