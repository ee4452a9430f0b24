import { asApiFailure, call, type ApiFailure } from '@mentor-connect/api'
import type { Outbox } from '@mentor-connect/api/outbox'
import type { OutgoingChat, OutgoingFile } from '@mentor-connect/api/outboxes'
import { uploadChatFile } from '@mentor-connect/contract/messages/chatAttachments'
import { createStore, type Store } from '@mentor-connect/ui/store'
import { withPending } from './changes'
import type { ChatState, Pending } from './chatState'

/** `later`: the network or the server failed, so another attempt may succeed. */
export type UploadOutcome = 'done' | 'refused' | 'cancelled' | 'later'

interface Dependencies {
  store: Store<ChatState>
  outbox: Pick<Outbox<OutgoingChat>, 'put'>
}

/** Failures that another attempt cannot change. */
const FINAL: readonly string[] = [
  'file_not_accepted',
  'file_too_large',
  'storage_full',
  'invalid_input',
  'forbidden',
  'guardian_consent_needed',
  'rate_limited',
]

/** Uploads the files of unsent messages. The id of each is stored at once, so that a closed page loses no upload. */
export function createUploads({ store, outbox }: Dependencies) {
  /** Share of the files of a message that was uploaded, from 0 to 1, by client id. */
  const progress = createStore<Record<string, number>>({})
  const running = new Map<string, { outcome: Promise<UploadOutcome>; controller: AbortController }>()

  async function uploadAll(message: Pending, { signal }: AbortController): Promise<UploadOutcome> {
    const { clientMsgId } = message
    try {
      for (;;) {
        const current = store.get().pending.find((entry) => entry.clientMsgId === clientMsgId)
        if (!current || signal.aborted) return 'cancelled'
        const next = current.files?.find(({ id }) => id === undefined)
        if (!next) return 'done'
        await saveId(current, next, await upload(current, next, signal))
      }
    } catch (error) {
      if (signal.aborted) return 'cancelled'
      return failed(clientMsgId, asApiFailure(error))
    } finally {
      report(clientMsgId, undefined)
    }
  }

  async function upload(
    { clientMsgId, senderId, files = [] }: Pending,
    file: OutgoingFile,
    signal: AbortSignal,
  ) {
    const before = files.filter(({ id }) => id !== undefined).length
    const { data } = await call(uploadChatFile, {
      body: { userId: senderId, ...(file.levels && { levels: file.levels }) },
      files: { [file.kind]: new File([file.content], file.name, { type: file.content.type }) },
      onUploadProgress: (share) => report(clientMsgId, (before + share) / files.length),
      signal,
    })
    return data.id
  }

  async function saveId({ clientMsgId, files = [] }: Pending, { key }: OutgoingFile, id: string) {
    const changed = files.map((file) => (file.key === key ? { ...file, id } : file))
    store.update((state) => withPending(state, clientMsgId, { files: changed }))
    const saved = store.get().pending.find((entry) => entry.clientMsgId === clientMsgId)
    if (saved) await outbox.put(saved)
  }

  function failed(clientMsgId: string, failure: ApiFailure): UploadOutcome {
    if (!FINAL.includes(failure.code)) return 'later'
    store.update((state) =>
      withPending(state, clientMsgId, { failure: 'upload_refused', uploadFailure: failure }),
    )
    return 'refused'
  }

  function report(clientMsgId: string, share: number | undefined) {
    progress.update(({ [clientMsgId]: _before, ...others }) =>
      share === undefined ? others : { ...others, [clientMsgId]: share },
    )
  }

  return {
    progress,
    isNeeded: ({ files }: Pending) => files?.some(({ id }) => id === undefined) ?? false,
    /** Uploads the files of a message. If they are being uploaded already, waits for that. */
    run: (message: Pending): Promise<UploadOutcome> => {
      const before = running.get(message.clientMsgId)
      if (before) return before.outcome
      const controller = new AbortController()
      const outcome = uploadAll(message, controller).finally(() => running.delete(message.clientMsgId))
      running.set(message.clientMsgId, { outcome, controller })
      return outcome
    },
    cancel: (clientMsgId: string) => running.get(clientMsgId)?.controller.abort(),
    cancelAll: () => running.forEach(({ controller }) => controller.abort()),
  }
}

export type Uploads = ReturnType<typeof createUploads>
