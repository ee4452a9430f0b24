import { useState } from 'react'
import { call, type ApiFailure } from '@mentor-connect/api'
import { exportAccount } from '@mentor-connect/contract/api/accountData'

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
      save(data as Blob)
    } catch (error) {
      console.error('The account data could not be exported.', error)
      setFailure(error as ApiFailure)
    } finally {
      setBusy(false)
    }
  }
  return { download, isBusy, failure }
}

function save(file: Blob) {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: FILE_NAME })
  link.click()
  // The download keeps the file alive, so its URL can be revoked after the click.
  setTimeout(() => URL.revokeObjectURL(address))
}
