import type { ReactNode } from 'react'

/** Named facts of something that anyone checks by its code. */
export function FactList({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="card divide-y divide-hairline">
      {facts.map(({ name, value }) => (
        <div key={name} className="px-4 py-2.5 sm:flex sm:gap-4">
          <dt className="text-muted sm:w-40 sm:shrink-0">{name}</dt>
          <dd className="min-w-0 break-words tabular">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
