declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild
  export = build
}

declare module '*/migrations/attempt/migrations.js' {
  const migrations: {
    journal: { entries: { idx: number; when: number; tag: string; breakpoints: boolean }[] }
    migrations: Record<string, string>
  }
  export default migrations
}
