import { isNotFound, newId, useAttempt } from '@mentor-connect/api'
import { useLocale } from '@mentor-connect/i18n'
import { LoadFailed, Skeleton } from '@mentor-connect/ui'
import { useState, type ReactNode } from 'react'
import { PathForm } from './PathForm'
import type { PathMaking } from './pathMaking'
import { PathMakingContext, usePathMaking } from './usePathMaking'
import { newPath, storedPath } from './pathValues'

interface SkillPathEditorProps {
  making: PathMaking
  /** Undefined for a new path. */
  pathId: string | undefined
  /** Shown if there is no such path. */
  missing: ReactNode
}

/** The form with which a path is created or changed. */
export function SkillPathEditor({ making, pathId, missing }: SkillPathEditorProps) {
  return (
    <PathMakingContext value={making}>
      {pathId ? <StoredPath key={pathId} id={pathId} missing={missing} /> : <NewPath />}
    </PathMakingContext>
  )
}

function NewPath() {
  const locale = useLocale()
  const [id] = useState(newId)
  return (
    <PathForm
      id={id}
      initial={newPath(locale)}
      stored={undefined}
      onStored={() => undefined}
      onReload={() => undefined}
    />
  )
}

function StoredPath({ id, missing }: { id: string; missing: ReactNode }) {
  const { usePath, read } = usePathMaking()
  const { data, error, retry, setData } = usePath(id)
  const [loads, setLoads] = useState(0)
  const { attempt } = useAttempt()
  const reload = () =>
    attempt(async () => {
      setData(await read(id))
      setLoads((count) => count + 1)
    })
  if (data)
    return (
      <PathForm
        key={loads}
        id={id}
        initial={storedPath(data)}
        stored={data}
        onStored={setData}
        onReload={() => void reload()}
      />
    )
  if (!error) return <Skeleton $height="24rem" />
  return isNotFound(error) ? missing : <LoadFailed error={error} onRetry={retry} />
}
