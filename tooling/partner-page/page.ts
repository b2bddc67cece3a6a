/** The partner's page as HTML; `careerPathways` is the origin that the embed script comes from. */
export function partnerPage(careerPathways: string, orgId: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>Lehigh Valley Careers</title>
    <style>
      body { margin: 0; font: 17px/1.6 Georgia, serif; color: #222; background: #f6f3ec; }
      header, main { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
      header { border-bottom: 3px solid #8a5a17; }
      #saved { min-height: 1.6em; font-weight: 700; }
    </style>
  </head>
  <body>
    <header><strong>Lehigh Valley Careers</strong></header>
    <main>
      <h1>Plan your career</h1>
      <p>Search for an occupation below. The tool is run by our partner.</p>
      <p id="saved" role="status"></p>
      <script src="${careerPathways}/embed.js" data-org-id="${orgId}"></script>
      <script>
        addEventListener("guildway:jobProfileCreate", (event) => {
          document.getElementById("saved").textContent = "Your plan was saved as " + event.detail.docId + ".";
        });
      </script>
    </main>
  </body>
</html>
`;
}
