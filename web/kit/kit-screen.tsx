export function KitScreen() {
  return <main className="page">kit</main>
}
