/** BreadcrumbList data: names and paths from the top to the page itself. */
export const breadcrumbData = (origin: string, steps: [name: string, path: string][]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
})
