/** Why the numbers are missing; everything else comes from the folder of the site. */
export function Notice({ problem }: { problem: string | undefined }) {
  if (!problem) return null
  return (
    <div className="notice">
      <p>
        <strong>No numbers of visitors.</strong> <bdi>{problem}</bdi>
      </p>
    </div>
  )
}
