type Props = { label: string; heads: readonly string[]; rows: readonly (readonly string[])[] }

/** Table of figures, the first cell of a row as its name. */
export function FigureTable({ label, heads, rows }: Props) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={label}>
      <table className="w-full max-w-xl border-collapse text-sm tabular">
        <thead>
          <tr className="border-b border-edge">
            {heads.map((head, index) => (
              <th key={head} scope="col" className={index === 0 ? 'py-1.5 pe-3 text-start' : 'px-2 py-1.5 text-end'}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name} className="border-b border-hairline">
              <th scope="row" className="py-1.5 pe-3 text-start font-normal">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]} className="px-2 py-1.5 text-end">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
