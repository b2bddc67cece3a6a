/** The occupations of the starter set, described in our own words. */
export const occupationDescriptions: Readonly<Record<string, string>> = {
  "11-9051.00":
    "Run the daily work of a restaurant, kitchen or cafeteria: staff, orders, stock, costs and food safety.",
  "13-1071.00":
    "Help an employer find, hire and keep staff. They post jobs, interview people, explain benefits and keep personnel records.",
  "15-1212.00":
    "Guard computers and networks against break-ins. They watch for attacks, find weak spots and plan what to do when something goes wrong.",
  "15-1232.00":
    "Help people whose computers, programs or accounts are not working, by phone, on screen or at the desk.",
  "15-1244.00":
    "Set up and look after the servers and networks that an organization depends on, including backups, accounts and updates.",
  "15-1251.00":
    "Turn a design into working program code, test it, and correct or extend it as needs change.",
  "17-3013.00":
    "Draw exact plans of machines and parts on a computer, with the sizes and notes that a shop needs to make them.",
  "17-3023.00":
    "Build, test and adjust electrical and electronic equipment alongside engineers, and track down faults in it.",
  "17-3024.00":
    "Work on equipment that joins mechanics, electronics and computer control, such as automated production lines.",
  "19-4031.00":
    "Run tests and mix substances in a laboratory or plant, keep careful records and look after the instruments.",
  "21-1093.00":
    "Help people and families reach services such as housing, food or counseling, and stay with them through the process.",
  "21-1094.00":
    "Link neighbors to health care. They explain how to stay healthy, help with appointments and speak up for the community.",
  "25-9042.00":
    "Support a classroom teacher: work with small groups, prepare materials and watch over children during the school day.",
  "27-4011.00":
    "Set up and run sound, video and lighting gear for meetings, concerts, lessons and recordings.",
  "29-2034.00":
    "Take X-ray and other images of patients, place them safely and comfortably, and limit the radiation they receive.",
  "29-2052.00":
    "Help pharmacists fill prescriptions: count and label medicines, keep stock and serve patients at the counter.",
  "29-2055.00":
    "Prepare the operating room, hand instruments to the surgeon and keep everything sterile during an operation.",
  "29-2061.00":
    "Give basic nursing care under the direction of registered nurses and doctors: take vital signs, give medicines, dress wounds.",
  "31-1121.00":
    "Look after ill, older or disabled people in their homes, with simple health checks and help in daily life.",
  "31-1131.00":
    "Help patients wash, eat, dress and move, check their vital signs and tell the nurses what they notice.",
  "31-9091.00":
    "Seat patients, hand instruments to the dentist, take X-rays where allowed and keep tools clean and ready.",
  "31-9092.00":
    "Do both office and simple clinical tasks in a medical practice, from booking visits to taking blood pressure.",
  "31-9097.00":
    "Draw blood for tests, donations or research, label it correctly and keep patients at ease.",
  "33-2011.00":
    "Put out fires, rescue people, give first aid and keep engines and gear ready for the next call.",
  "35-1011.00":
    "Lead a kitchen: plan menus, direct the cooks, order supplies and answer for the quality of every plate.",
  "35-2014.00":
    "Prepare and cook meals to order in a restaurant, keep the station clean and follow food safety rules.",
  "37-3011.00":
    "Plant, mow, trim and water lawns and gardens, lay paths and keep outdoor areas neat and safe.",
  "37-3013.00":
    "Climb or lift up into trees to cut branches that are dead, dangerous or in the way, and keep trees healthy.",
  "39-5012.00":
    "Cut, color and style hair and advise clients on its care; many offer skin or nail services as well.",
  "39-9011.00":
    "Care for young children while their parents are away: feed them, play with them, keep them safe and help them learn.",
  "43-3031.00":
    "Record what an organization earns and spends, check that the figures agree, and prepare simple financial reports.",
  "43-6014.00":
    "Keep an office in order: answer calls, write letters, arrange meetings and file what must be found again.",
  "45-2091.00":
    "Drive and run tractors, combines and other farm machines to till, plant, spray and harvest.",
  "47-2011.00":
    "Build, fit and repair boilers and large tanks that hold liquids or gases under pressure.",
  "47-2021.00":
    "Lay brick and block with mortar to build walls, chimneys and fireplaces that are straight and sound.",
  "47-2031.00":
    "Cut, shape and join wood and other materials to frame buildings, hang doors, build stairs and set forms for concrete.",
  "47-2051.00":
    "Pour, level and smooth concrete for floors, walks and roads, and finish its surface and edges.",
  "47-2061.00":
    "Do the heavy and varied work of a building site: dig, carry, clean up, set up scaffolds and help the trades.",
  "47-2073.00":
    "Run excavators, loaders, graders and similar machines to move earth and material on construction sites.",
  "47-2081.00": "Measure, cut and hang wallboard and ceiling panels inside buildings.",
  "47-2111.00":
    "Run wiring and fit lights, panels and other electrical equipment in buildings, then test it and repair what fails.",
  "47-2121.00": "Measure, cut and set glass in windows, doors, storefronts and walls.",
  "47-2141.00":
    "Prepare walls and other surfaces and coat them with paint or stain, indoors, outdoors and on structures.",
  "47-2152.00":
    "Put in and repair the pipes that carry water, gas, steam and waste, and the fixtures connected to them.",
  "47-2181.00":
    "Cover roofs with shingles, tiles, metal or membranes so that water stays out, and repair them when they leak.",
  "47-2211.00":
    "Make and install ducts, gutters, siding and other things of thin metal, cutting and bending it to plan.",
  "47-2221.00":
    "Raise, place and bolt or weld the steel beams and columns that hold up buildings and bridges.",
  "47-4021.00":
    "Install, inspect and repair elevators, escalators and moving walkways so that people can ride them safely.",
  "49-2022.00":
    "Set up and service phone, internet and other communication equipment in homes and businesses.",
  "49-3011.00":
    "Inspect, service and repair airplanes and helicopters, from the engines to the controls, and sign for their safety.",
  "49-3021.00":
    "Straighten, replace and refinish the damaged frames and panels of cars and trucks.",
  "49-3023.00":
    "Find out what is wrong with cars and light trucks, repair it, and do the regular service that prevents breakdowns.",
  "49-3031.00": "Service and repair buses, trucks and anything else that runs on a diesel engine.",
  "49-3042.00":
    "Keep bulldozers, cranes and other heavy machines working, repairing their hydraulics, tracks and drives.",
  "49-9021.00":
    "Install and repair the equipment that heats, cools and refrigerates homes, shops and factories.",
  "49-9041.00":
    "Maintain and repair the machines of factories and plants: find the fault, change the part and test the run.",
  "49-9044.00":
    "Move, set up, level and line up heavy machines in plants, and take them apart again when they must go.",
  "49-9051.00":
    "Put up and repair the lines and cables that carry electric power, often high above the ground and in bad weather.",
  "49-9062.00":
    "Test, adjust and repair the equipment that hospitals and clinics rely on, such as monitors and pumps.",
  "49-9071.00":
    "Keep a building and what is in it in good repair, with some plumbing, carpentry, painting and electrical work.",
  "49-9081.00":
    "Inspect, service and repair wind turbines, working at height on their blades, gears and electronics.",
  "51-2041.00":
    "Cut, line up and join metal parts into frames, tanks and structures, following drawings.",
  "51-3011.00": "Mix and bake bread, rolls, cakes and pastry, in a shop or in large batches.",
  "51-4041.00":
    "Make precise metal parts on lathes, mills and other machine tools, working from drawings and measuring as they go.",
  "51-4111.00":
    "Make the tools, molds, dies and fixtures that factories use to shape and hold parts, to very fine limits.",
  "51-4121.00":
    "Join or cut metal with heat, choosing the process, reading drawings and checking that each joint is sound.",
  "51-7011.00":
    "Build and fit cabinets, furniture and other fine work in wood, from the drawing to the finish.",
  "51-8013.00":
    "Run and watch the boilers, turbines and generators that make electric power, and keep output matched to need.",
  "51-8031.00":
    "Run the pumps, filters and treatment that make water safe to drink or clean it before it flows back to a river.",
  "51-9061.00":
    "Check parts and products against what was ordered, measure and test them, and sort out what does not meet the standard.",
  "51-9161.00":
    "Set up and run computer-controlled machine tools, check the parts they cut and change worn tools.",
  "51-9162.00":
    "Write the programs that guide computer-controlled machine tools, and prove them on the first parts.",
  "53-3032.00":
    "Drive heavy trucks with trailers over long or short routes, secure the load and keep the records that the law asks for.",
};
