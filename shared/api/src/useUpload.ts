import { useEffect, useRef, useState } from 'react'
import { asApiFailure, type ApiFailure } from './ApiFailure'

interface Sending {
  signal: AbortSignal
  onUploadProgress: (share: number) => void
}

export type SendFile = (file: File, sending: Sending) => Promise<void>

/** Called with 1 when an upload begins, and with -1 when it has ended. */
export type CountSending = (change: 1 | -1) => void

/**
 * Uploads one file as soon as it is chosen. A newly chosen file replaces it. `share` is the part that has been sent,
 * from 0 to 1, and null while nothing is being sent.
 */
export function useUpload(send: SendFile, count?: CountSending) {
  const [file, setFile] = useState<File>()
  const [share, setShare] = useState<number | null>(null)
  const [failure, setFailure] = useState<ApiFailure>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const isSending = share !== null
  const latestCount = useRef(count)
  useEffect(() => {
    latestCount.current = count
  })
  useEffect(() => {
    if (!isSending) return
    latestCount.current?.(1)
    return () => latestCount.current?.(-1)
  }, [isSending])

  const start = async (chosen: File) => {
    const controller = new AbortController()
    running.current?.abort()
    running.current = controller
    setFile(chosen)
    setFailure(undefined)
    setShare(0)
    try {
      await send(chosen, { signal: controller.signal, onUploadProgress: setShare })
    } catch (error) {
      if (controller.signal.aborted) return
      setFailure(asApiFailure(error))
    }
    if (running.current === controller) setShare(null)
  }
  const cancel = () => {
    running.current?.abort()
    setShare(null)
    setFailure(undefined)
  }
  return { file, share, failure, start, cancel, retry: () => file && void start(file) }
}
