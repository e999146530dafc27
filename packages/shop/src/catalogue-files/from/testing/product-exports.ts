/** Small product exports in the form of each shop, with what owners' files contain: HTML, variants, drafts, gift cards, lists. */

export const shopifyExport = [
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,Variant Image,Cost per item,Status',
  'nurse-tunic,Nurse tunic,"<p>A <strong>light</strong> tunic.</p>\n\n<ul>\n<li>Two pockets</li>\n<li>Side vents</li>\n</ul><p><img src=""https://cdn.shop.example/size.png""></p>",Salwa,Apparel & Accessories > Clothing > Uniforms,Tunics,"women, hospital",true,Size,Small,Colour,Navy Blue,,,NT-S-N,300,12,95,120,true,111,https://cdn.shop.example/tunic-back.png?v=2,2,,false,,https://cdn.shop.example/tunic-navy.png,40,active',
  'nurse-tunic,,,,,,,,,Large,,Navy Blue,,,NT-L-N,300,3,99.5,,true,112,https://cdn.shop.example/tunic-front.png,1,Tunic from the front,,,https://cdn.shop.example/tunic-navy.png,,',
  'nurse-tunic,,,,,,,,,Large,,Sunrise,,,NT-L-S,300,0,95,,true,,,,,,,,,',
  'cap,"=Cap, with logo",,Salwa,,Caps,,true,Title,Default Title,,,,,CAP 1,0,0,"1,019.999",,true,,https://cdn.shop.example/missing.png,1,,false,,,,active',
  'gift,Gift card,,Salwa,,,,true,Amount,100,,,,,,0,0,100,,false,,,,,true,,,,active',
  'guide,Sewing guide,,Salwa,,,,true,Title,Default Title,,,,,G1,0,0,20,,false,,,,,false,,,,active',
  'apron,Apron,"Plain text with 2 * 3 and _low_ lines",Salwa,,,,false,Cloth,Cotton,Pocket,Yes,,,AP-1,0,0,30,,true,,,,,false,,,,draft',
  'apron,,,,,,,,,Linen,,Yes,,,AP-2,0,0,45,,true,,,,,,,,,draft',
  'secret,No price yet,,Salwa,,,,true,Title,Default Title,,,,,S1,0,0,,,true,,,,,false,,,,active',
].join('\n')

/** WooCommerce on an English and on an Arabic site. */
export const wooCommerceExport = [
  'ID,Type,SKU,Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Date sale price starts","Date sale price ends",Stock,"Sold individually?","Weight (kg)","Sale price","Regular price",Categories,Tags,Images,Parent,"External URL","Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 1 global","Attribute 2 name","Attribute 2 value(s)","Attribute 3 name","Attribute 3 value(s)"',
  '44,variable,polo,Polo shirt,1,0,visible,"A short text.","<h2>Care</h2>\n\nWash at 40 &deg;C &amp; dry.",,,,0,0.3,,,"Uniforms, Uniforms > Shirts, Men\\, women","school, summer","https://woo.example/polo.png, https://woo.example/polo-red.png",,,pa_color,"Red, كحلي",1,1,Size,"Large, Small, 04-Mar",Cloth,"Cotton\\, combed, Polyester"',
  '45,variation,polo-red,Polo shirt - Red,1,0,visible,,,,,10,0,,50,60,,,https://woo.example/polo-red.png,polo,,Color,Red,,1,Size,,,',
  '46,variation,polo-navy,Polo shirt - Navy,1,0,visible,,,2026-01-01,2026-02-01,10,0,,40,60,,,,id:44,,Color,كحلي,,1,Size,,,',
  '50,"simple, virtual",song,A song,1,0,visible,,,,,,0,,,5,Music,,https://woo.example/song.png,,,,,,,,,,',
  '51,external,pen,A pen,1,0,visible,,,,,,0,,,5,,,,,https://other.example/pen,,,,,,,,',
  '52,grouped,set,A set,1,0,visible,,,,,,0,,,,,,,,,,,,,,,,',
  '53,simple,,Belt,-1,0,visible,,,,,,1,,,35,,,https://woo.example/song.png,,,Color,Brown,1,0,,,,',
  '54,variation,lost,A lost variation,1,0,visible,,,,,,0,,,9,,,,gone,,,,,,,,,',
].join('\r\n')

export const arabicWooCommerceExport = [
  'المعرف;النوع;رمز المنتج (SKU);الاسم;تم النشر;هل هي مميزة؟;وصف قصير;الوصف;سعر التخفيض;السعر الافتراضي;التصنيفات;الصور;الأب;اسم السمة 1;قيمة/قيم السمة 1',
  '7;simple;kh-1;مريلة مطبخ;1;0;;وصف;;"45,5";مطاعم > مرايل;https://woo.example/apron.png;;اللون;أسود',
].join('\n')

export const sallaExport = [
  'بيانات المنتج,,,,,,,,,,,,,,,,,,,,,,,,,,,',
  'No.,النوع ,أسم المنتج,تصنيف المنتج,صورة المنتج,وصف صورة المنتج,نوع المنتج,سعر المنتج,الوصف,هل يتطلب شحن؟,رمز المنتج sku,سعر التكلفة,السعر المخفض,تاريخ بداية التخفيض,تاريخ نهاية التخفيض,اقصي كمية لكل عميل,الوزن,وحدة الوزن,حالة المنتج,الماركة,الباركود,[1] الاسم,[1] النوع,[1] القيمة,[1] الصورة / اللون,[2] الاسم,[2] النوع,[2] القيمة',
  '101,منتج,سكراب طبي | Medical scrub,"الزي الطبي > سكراب,عروض","https://cdn.salla.example/a.png,https://cdn.salla.example/b.png",سكراب من الأمام,منتج جاهز,١٢٠,"<div>قماش <b>خفيف</b></div><div><br></div><div>جيبان</div>",نعم,,60,,,,0,0.4,kg,معروض,بيت الزي,,اللون,لون,,,المقاس,نص,',
  ',خيار,,,,,,120,,,SC-N-S,,,,,,,,,,,,,كحلي,#1b2a49,,,صغير',
  ',خيار,,,,,,120,,,SC-N-L,,,,,,,,,,,,,كحلي,#1b2a49,,,كبير',
  ',خيار,,,,,,130,,,SC-W-L,,,,,,,,,,,,,أبيض,https://cdn.salla.example/white.png,,,كبير',
  '102,منتج,ثوب مدرسي,المدارس,https://cdn.salla.example/thobe.png,,منتج جاهز,90,,نعم,THB 1,,80,2026-01-01,,3,0,kg,مخفي,,,,,,,,,',
  '103,منتج,استشارة مقاسات,خدمات,,,خدمة حسب الطلب,50,,لا,,,,,,,,,معروض,,,,,,,,,',
].join('\n')
