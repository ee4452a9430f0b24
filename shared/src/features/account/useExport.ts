import { useState } from 'react'
import { call, type ApiFailure } from '../../api'
import { exportAccount } from '../../contracts/accountData'

const FILE_NAME = 'mentor-connect-data.json'

/** Fetches everything that is stored about a person and hands it to the browser as a file. */
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
      console.error('The data could not be fetched.', error)
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
  // The browser has its own hold on the file once the click is dispatched.
  setTimeout(() => URL.revokeObjectURL(address))
}
